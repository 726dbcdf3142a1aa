/**
 * What may import what, checked by `npm run check`. The `exports` in a package's package.json say which of its modules
 * others can import; these rules are what `exports` can't say. Types count like values, because they couple two files just
 * as much. Tests, and files that only they use, can import from anywhere.
 */

const TESTS = '\\.test\\.tsx?$|/testing\\.ts$|^packages/verdict/testkit/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Move what both need into a module of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'package-by-name',
      comment:
        "Import @content-credentials/…; if the module isn't in the package's `exports`, add it or do without it.",
      severity: 'error',
      from: { path: '^(?:src|scripts)/|^packages/([^/]+)/', pathNot: TESTS },
      to: {
        path: '^packages/',
        pathNot: '^packages/$1/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased-workspace'],
      },
    },
    {
      name: 'verdict-alone',
      comment: 'The verdict library works without the site, its tools, and React.',
      severity: 'error',
      from: { path: '^packages/verdict/', pathNot: TESTS },
      to: { path: '^packages/(?!verdict/)|^node_modules/react' },
    },
    {
      name: 'packages-without-site',
      comment:
        'A package imports packages. Tools get the site’s data as settings, and the server reads published files.',
      severity: 'error',
      from: { path: '^packages/', pathNot: TESTS },
      to: { path: '^(src|scripts|labs|tests)/' },
    },
    {
      name: 'site-without-commands',
      comment: 'A build of the site needs no command and no lab.',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: '^(scripts|labs|tests)/' },
    },
    {
      name: 'tools-on-demand',
      comment: "Load it with import() when it's needed: a page's own script stays small.",
      severity: 'error',
      from: { path: '^src/(client|views|layout|ui)/|/client\\.ts$|/View\\.tsx$', pathNot: TESTS },
      to: {
        path: '^packages/tools/(?!src/ui/|src/report/views/Seal)',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'declared',
      comment: 'Add the package to the package.json of the folder that imports it.',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
