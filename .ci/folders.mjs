import rooms from '../.dependency-cruiser.mjs';

/**
 * How the folders of `src` may import each other. A run of its own, as dependency-cruiser judges
 * folders as wholes: with their tests, which may import anything, all would be circles.
 */
export default {
  forbidden: [
    {
      name: 'no-circle-of-folders',
      comment: 'Two folders that need each other are one, or a third below both; types count, too.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folder-within-looks-up',
      comment:
        'Files beside a folder may import from it, not the other way; in `lib` the other way alone.',
      severity: 'error',
      from: { path: '^src/(.+)/[^/]+/[^/]+$', pathNot: '^src/lib/' },
      to: { path: '^src/$1/[^/]+$' },
    },
  ],
  options: {
    ...rooms.options,
    includeOnly: { path: '^src/' },
    exclude: { path: '\\.test\\.tsx?$|^src/test/' },
  },
};
