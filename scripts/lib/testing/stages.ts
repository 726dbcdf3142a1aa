import { installEngines } from '../engines/installed.ts';
import { ensureChromium } from './chromium.ts';
import { ensureOpenssl } from './openssl.ts';
import type { Stage } from './run-stages.ts';
import { ensureSamples } from './samples.ts';
import type { Filter } from './selection.ts';

/** The tests of a vitest project. */
function vitest(project: string, files = `tests/${project}/**/*.test.ts`): Pick<Stage, 'commands' | 'tests'> {
  const command = (filter: Filter) => [
    'vitest',
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=./scripts/lib/testing/vitest-reporter.ts',
    ...filter.files,
    ...(filter.name ? [`--testNamePattern=${filter.name}`] : []),
  ];
  return { commands: [command({ files: [] })], tests: { files, command } };
}

const playwright = ({ files, name }: Filter) => [
  'playwright',
  'test',
  '--reporter=list,./scripts/lib/testing/playwright-reporter.ts',
  ...files,
  ...(name ? [`--grep=${name}`] : []),
];

/** What `npm test` runs, in this order. `npm run check` runs the first three. */
export const stages: readonly Stage[] = [
  {
    name: 'lint',
    about: 'style and likely mistakes in code and prose',
    commands: [
      ['biome', 'check', '--error-on-warnings'],
      ['node', 'scripts/prose/check.ts'],
      ['cspell', 'lint', '--no-progress', '--no-summary'],
      ['markdownlint-cli2'],
    ],
  },
  {
    name: 'types',
    about: 'TypeScript',
    commands: [
      ['node', 'scripts/astro.ts', 'sync'],
      ['tsc', '--noEmit'],
    ],
  },
  { name: 'unit', about: 'single functions', ...vitest('unit', '{src,scripts}/**/*.test.ts') },
  {
    name: 'build',
    about: 'the site, with every broken link an error',
    prepare: () => ({ LINK_POLICY: 'throw' }),
    commands: [['node', 'scripts/astro.ts', 'build']],
  },
  { name: 'built', about: "the built site's files", ...vitest('built') },
  {
    name: 'search',
    about: 'whether a search finds the page with the answer',
    ...vitest('search', 'tests/{search,search-algolia}/**/*.test.ts'),
  },
  {
    name: 'assistants',
    about: 'the MCP server, installed from its package, and the rules for assistants',
    ...vitest('assistants'),
  },
  {
    name: 'offline',
    about: 'a copy of the site in a folder, in Chromium, Firefox, and WebKitGTK, and the service worker',
    prepare: installEngines,
    ...vitest('offline'),
  },
  {
    name: 'samples',
    about: 'the samples on pages, run against the published packages',
    // What takes many minutes to build is skipped, and the table says so; `npm run samples` builds it.
    ...vitest('samples'),
    commands: [['node', 'scripts/samples.ts', '--quick', '--dry-run']],
  },
  {
    name: 'judges',
    about: 'what each engine and our site report for forged and honest files',
    prepare: async () => {
      await ensureSamples();
      return { CHROMIUM_PATH: await ensureChromium() };
    },
    ...vitest('judges'),
  },
  {
    name: 'wrong-input',
    about: 'what authors and operators get wrong',
    ...vitest('wrong-input'),
  },
  {
    name: 'dev',
    about: 'the development server, used as a writer would',
    prepare: async () => ({ CHROMIUM_PATH: await ensureChromium() }),
    ...vitest('dev'),
  },
  {
    name: 'nginx',
    about: 'the emitted rules on real servers',
    ...vitest('nginx'),
  },
  {
    name: 'browser',
    about: 'the site in Chromium',
    // Files for the inspector are signed with the samples' SDK.
    prepare: async () => {
      ensureOpenssl();
      await ensureSamples();
      return { CHROMIUM_PATH: await ensureChromium() };
    },
    commands: [playwright({ files: [] })],
    tests: { files: 'tests/browser/*.spec.ts', command: playwright },
  },
  {
    name: 'browsers',
    about: 'what readers do, in three engines',
    // An engine that can't be installed here is skipped, and the table says so.
    prepare: installEngines,
    ...vitest('browsers', 'tests/engines/*.test.ts'),
  },
];
