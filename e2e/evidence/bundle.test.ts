/** @jest-environment node */
import { bytesByPackage, modulesByScript, packageOf } from './bundle.ts';

describe('the bundle map', () => {
  const stats = {
    chunks: [
      {
        files: ['assets/portal.js', 'assets/portal.js.map'],
        modules: [
          { name: './src/config/paths.ts', size: 5 },
          {
            name: './src/index.tsx + 1 modules',
            size: 12,
            modules: [
              { name: './src/index.tsx', size: 3 },
              { name: './node_modules/@mui/material/Stack/Stack.mjs', size: 9 },
            ],
          },
        ],
      },
      {
        files: ['assets/1.js'],
        modules: [
          { name: './node_modules/email-providers/all.json', size: 70 },
          { name: './node_modules/@mui/material/Stack/Stack.mjs', size: 9 },
        ],
      },
    ],
  };

  it('lists every module, also those that webpack joined, the largest first', () => {
    expect([...modulesByScript(stats)]).toEqual([
      [
        'assets/portal.js',
        [
          ['node_modules/@mui/material/Stack/Stack.mjs', 9],
          ['src/config/paths.ts', 5],
          ['src/index.tsx', 3],
        ],
      ],
      [
        'assets/1.js',
        [
          ['node_modules/email-providers/all.json', 70],
          ['node_modules/@mui/material/Stack/Stack.mjs', 9],
        ],
      ],
    ]);
  });

  it('sums bytes by package, counts a module of several scripts once, and gives the portal’s own no name', () => {
    const scripts = [...modulesByScript(stats)].map(([, modules]) => ({ modules }));
    expect(bytesByPackage(scripts)).toEqual([
      ['email-providers', 70],
      ['@mui/material', 9],
      ['', 8],
    ]);
  });

  it.each([
    ['src/node/index.ts', undefined],
    ['node_modules/yup/index.esm.js', 'yup'],
    ['node_modules/@mui/material/node_modules/react-is/index.js', 'react-is'],
  ])('belongs, as %s, to the package %s', (module, name) => {
    expect(packageOf(module)).toBe(name);
  });
});
