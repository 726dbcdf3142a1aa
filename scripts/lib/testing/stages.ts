import { installEngines } from '../engines/installed.ts';
import { ensureChromium } from './chromium.ts';
import { ensureOpenssl } from './openssl.ts';
import { ensureSamples } from './samples.ts';
import type { Filter } from './selection.ts';
import type { Part, Stage, Tests } from './stage.ts';

const BOTH: readonly Part[] = ['quick', 'rest'];
const QUICK: readonly Part[] = ['quick'];
const REST: readonly Part[] = ['rest'];

/** The tests of a vitest project. */
function vitest(
  project: string,
  { workers = 0, ...tests }: { workers?: number } & Partial<Tests> = {},
): Tests {
  return {
    files: [`tests/${project}/**/*.test.ts`],
    command: ({ files, name }: Filter) => [
      'vitest',
      'run',
      `--project=${project}`,
      // A folder for each stage, because a run deletes an outdated cache while another one reads it.
      `--fsModuleCachePath=node_modules/.cache/vitest/${project}`,
      '--reporter=default',
      '--reporter=./scripts/lib/testing/vitest-reporter.ts',
      ...(workers > 0 ? [`--maxWorkers=${workers}`] : []),
      ...files,
      ...(name ? [`--testNamePattern=${name}`] : []),
    ],
    ...tests,
  };
}

const playwright = ({ files, name }: Filter) => [
  'playwright',
  'test',
  '--reporter=list,./scripts/lib/testing/playwright-reporter.ts',
  ...files,
  ...(name ? [`--grep=${name}`] : []),
];

/** The files of tests/browser/ that `npm test` runs: what most readers do, once each. */
const MAIN_FLOWS = [
  ...['arriving', 'layout', 'media', 'mobile-menu', 'navigation', 'not-found', 'page-actions', 'reading'],
  ...['samples', 'search-dialog', 'sidebar', 'start-here', 'storage', 'without-script', 'zoom'],
  ...[
    'certificate-clinic-answers',
    'inspector',
    'inspector-report',
    'inspector-trust',
    'signing-lab',
    'tool-pages',
  ],
];

/** Work that several stages need, done once. */
function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => {
    result ??= work();
    return result;
  };
}

const samplePackages = once(ensureSamples);
const chromium = once(async () => ({ CHROMIUM_PATH: await ensureChromium({ shell: true }) }));
const engines = once(installEngines);

/**
 * What `npm test` and `npm run test:all` run, in the order in which they start: after the build, the longest come first,
 * so that none of them is left over at the end. `npm run check` runs the first three.
 *
 * `npm test` must end within twelve minutes on two cores of a machine that has never seen the project. Whoever adds a
 * test to the quick part measures it and, if needed, moves another one to the rest; see maintainers/TESTING.md.
 */
export const stages: readonly Stage[] = [
  {
    name: 'lint',
    about: 'style and likely mistakes in code and prose',
    parts: QUICK,
    commands: [
      ['biome', 'check', '--error-on-warnings'],
      ['node', 'scripts/prose/check.ts'],
      ['cspell', 'lint', '--no-progress', '--no-summary'],
      ['markdownlint-cli2'],
      ['depcruise', '--config', 'dependency-cruiser.config.mjs', 'src', 'packages', 'scripts'],
    ],
  },
  {
    name: 'types',
    about: 'TypeScript',
    parts: QUICK,
    commands: [
      ['astro', 'sync'],
      ['tsc', '--noEmit'],
      // Again without what's newer than the oldest Node.js version that the package promises.
      ['tsc', '--noEmit', '--project', 'packages/mcp'],
    ],
  },
  {
    name: 'unit',
    about: 'single functions',
    parts: QUICK,
    tests: vitest('unit', { files: ['{src,packages,scripts}/**/*.test.ts'] }),
  },
  {
    name: 'build',
    about: 'the site, with every broken link an error',
    parts: BOTH,
    runsAstro: true,
    prepare: () => ({ LINK_POLICY: 'throw' }),
    commands: [['astro', 'build']],
  },
  {
    name: 'browser',
    about: 'the site in Chromium',
    parts: BOTH,
    needsBuild: true,
    // Files for the inspector are signed with the samples' SDK.
    prepare: async () => {
      ensureOpenssl();
      await samplePackages();
      return chromium();
    },
    tests: {
      files: ['tests/browser/*.spec.ts'],
      quick: [`tests/browser/{${MAIN_FLOWS.join(',')}}.spec.ts`],
      divided: ['tests/browser/every-page.spec.ts'],
      command: playwright,
    },
  },
  {
    name: 'samples',
    about: 'the samples on pages, run against the published packages',
    parts: BOTH,
    needsBuild: true,
    prepare: async () => {
      ensureOpenssl();
      await samplePackages();
      return chromium();
    },
    tests: vitest('samples', {
      quick: ['tests/samples/{every-language,checked,file-names,getting-started,react-app}.test.ts'],
      divided: ['tests/samples/every-language.test.ts'],
    }),
  },
  {
    name: 'options',
    about: 'small sites with combined options, each opened as a whole',
    parts: BOTH,
    runsAstro: true,
    prepare: chromium,
    tests: vitest('options', {
      quick: ['tests/options/pairs.test.ts'],
      divided: ['tests/options/matrix.test.ts'],
    }),
  },
  {
    name: 'wrong-input',
    about: 'what authors and operators get wrong',
    parts: BOTH,
    runsAstro: true,
    tests: vitest('wrong-input', {
      files: ['tests/wrong-input/**/*.test.ts'],
      quick: ['tests/wrong-input/*.test.ts'],
    }),
  },
  {
    name: 'built',
    about: "the built site's files",
    parts: QUICK,
    needsBuild: true,
    tests: vitest('built', { workers: 1 }),
  },
  {
    name: 'search',
    about: 'whether a search finds the page with the answer',
    parts: QUICK,
    needsBuild: true,
    tests: vitest('search', { workers: 1, files: ['tests/search/**/*.test.ts'] }),
  },
  {
    name: 'dev',
    about: 'the development server, used as a writer would',
    parts: REST,
    runsAstro: true,
    prepare: chromium,
    tests: vitest('dev'),
  },
  {
    name: 'browsers',
    about: 'what readers do, in three engines',
    parts: REST,
    needsBuild: true,
    // An engine that can't be installed here is skipped, and the summary says so.
    prepare: engines,
    tests: vitest('browsers', { files: ['tests/engines/*.test.ts'] }),
  },
  {
    name: 'assistants',
    about: 'the MCP server, installed from its package, and the rules for assistants',
    parts: REST,
    needsBuild: true,
    tests: vitest('assistants'),
  },
  {
    name: 'validators',
    about: 'what each engine and our site report for forged and honest files',
    parts: BOTH,
    needsBuild: true,
    prepare: async () => {
      await samplePackages();
      return chromium();
    },
    tests: vitest('validators', { quick: ['tests/validators/our-verdict.test.ts'] }),
  },
  {
    name: 'nginx',
    about: 'the emitted rules on real servers',
    parts: REST,
    needsBuild: true,
    tests: vitest('nginx'),
  },
];
