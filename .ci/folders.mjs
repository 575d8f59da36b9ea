import rooms from '../.dependency-cruiser.mjs';

/**
 * Folders whose subfolders ("rooms") import the files beside them; in all other folders, the files
 * import the rooms.
 */
const upward = 'src/lib|src/test|contract';

/**
 * How folders may import each other. This configuration is separate from .dependency-cruiser.mjs,
 * because it must leave out the tests: dependency-cruiser judges a folder as a whole, and tests,
 * which may import anything, would close circles everywhere.
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
      name: 'no-room-looks-beside',
      comment: 'Files beside a folder may import from it, not the other way.',
      severity: 'error',
      from: { path: '^(.+)/[^/]+/[^/]+$', pathNot: `^(${upward})/` },
      to: { path: '^$1/[^/]+$' },
    },
    {
      name: 'no-file-looks-into-rooms',
      comment: 'In these folders it is the other way: rooms may import the files beside them.',
      severity: 'error',
      from: { path: `^(${upward})/[^/]+$` },
      to: { path: '^$1/.+/' },
    },
  ],
  options: {
    ...rooms.options,
    includeOnly: { path: '^(src|mocks|contract|deploy|e2e|public)/' },
    exclude: { path: '\\.test\\.tsx?$' },
  },
};
