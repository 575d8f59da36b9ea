const rooms = ['app', 'features', 'components', 'store', 'api', 'ui', 'theme', 'config', 'lib'];

/**
 * Each of these folders of `src` ("rooms") may import itself and the rooms after it in the list,
 * never a room before it (README, "Map").
 */
const oneWay = rooms.slice(1).map((room, index) => ({
  name: `${room}-looks-up`,
  comment: `Imports run one way: ${rooms.join(' → ')}.`,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: `^src/(${rooms.slice(0, index + 1).join('|')})/` },
}));

const libRooms = ['files', 'fields', 'identifiers', 'dates', 'text'];

/** The same rule within `lib`; the files beside the rooms of `lib` import no room. */
const oneWayInLib = [...libRooms.slice(1), '[^/]+$'].map((room, index) => ({
  name: `lib-${room}-looks-up`,
  comment: `Imports run one way: ${libRooms.join(' → ')} → the files beside them.`,
  severity: 'error',
  from: { path: `^src/lib/${room}`, pathNot: '\\.test\\.tsx?$' },
  to: { path: `^src/lib/(${libRooms.slice(0, index + 1).join('|')})/` },
}));

const storeRooms = ['app', 'payment', 'cart', 'lookup', 'session', 'device'];

/** The same rule within `store`, which has no files beside its rooms. */
const oneWayInStore = storeRooms.slice(1).map((room, index) => ({
  name: `store-${room}-looks-up`,
  comment: `Imports run one way: ${storeRooms.join(' → ')}.`,
  severity: 'error',
  from: { path: `^src/store/${room}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: `^src/store/(${storeRooms.slice(0, index + 1).join('|')})/` },
}));

export default {
  forbidden: [
    ...oneWay,
    ...oneWayInLib,
    ...oneWayInStore,
    {
      name: 'features-stay-apart',
      comment: 'Features meet in the store, the paths and the modals.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'no-component-below-ui',
      comment: '`api`, `store` and `lib` hold no component.',
      severity: 'error',
      from: { path: '^src/(api|store|lib)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '\\.tsx$|^node_modules/(@mui|@emotion|formik|notistack)' },
    },
    {
      name: 'mocks-stay-outside',
      comment:
        'Only index.tsx, test/ and e2e/ reach the simulated bank; its types alone leave nothing in a build.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(index\\.tsx|test/)|\\.test\\.tsx?$' },
      to: { path: '^mocks/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'mocks-know-little',
      comment: 'The simulated bank may use pure functions, nothing else of the portal.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/', pathNot: '^src/lib/' },
    },
    {
      name: 'contract-stays-outside',
      comment: 'The contract is compiled for tests and for check-bank; no build reads it.',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: '^src/test/|\\.test\\.tsx?$' },
      to: { path: '^contract/' },
    },
    {
      name: 'no-circle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphan',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: ['\\.d\\.ts$', '^src/test/', '^e2e/', '^public/\\w+\\.js$', '\\.config\\.ts$'],
      },
      to: {},
    },
    {
      name: 'declared-packages-only',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$|^src/test/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      conditionNames: ['import', 'module', 'browser', 'default'],
      exportsFields: ['exports'],
      mainFields: ['module', 'main'],
    },
  },
};
