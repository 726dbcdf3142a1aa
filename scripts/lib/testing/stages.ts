import { ensureChromium } from './chromium.ts';
import { ensureOpenssl } from './openssl.ts';
import type { Stage } from './run-stages.ts';
import { ensureSamples } from './samples.ts';

const vitest = (project: string) => [
  'vitest',
  'run',
  `--project=${project}`,
  '--reporter=default',
  '--reporter=./scripts/lib/testing/vitest-reporter.ts',
];

/** What `npm test` runs, in this order. `npm run check` runs the first three. */
export const stages: readonly Stage[] = [
  {
    name: 'lint',
    about: 'form and likely mistakes of code and prose',
    commands: [
      ['biome', 'check', '--error-on-warnings'],
      ['node', 'scripts/prose/check.ts'],
      ['cspell', 'lint', '--no-progress', '--no-summary'],
      ['markdownlint-cli2'],
    ],
    counts: false,
  },
  {
    name: 'types',
    about: 'TypeScript',
    commands: [
      ['node', 'scripts/astro.ts', 'sync'],
      ['tsc', '--noEmit'],
    ],
    counts: false,
  },
  { name: 'unit', about: 'functions by themselves', commands: [vitest('unit')], counts: true },
  {
    name: 'build',
    about: 'the site, with every broken link an error',
    prepare: () => ({ LINK_POLICY: 'throw' }),
    commands: [['node', 'scripts/astro.ts', 'build']],
    counts: false,
  },
  { name: 'built', about: 'the files of the built site', commands: [vitest('built')], counts: true },
  {
    name: 'search',
    about: 'whether a search finds the page that answers',
    commands: [vitest('search')],
    counts: true,
  },
  {
    name: 'samples',
    about: 'the samples of the pages, run against the published packages',
    // What takes many minutes to build is left out, and the table says so; `npm run samples` builds it.
    commands: [['node', 'scripts/samples.ts', '--quick', '--dry-run']],
    counts: true,
  },
  {
    name: 'judges',
    about: 'what every engine says of forged and honest files, and what our site says',
    prepare: async () => {
      await ensureSamples();
      return { CHROMIUM_PATH: await ensureChromium() };
    },
    commands: [vitest('judges')],
    counts: true,
  },
  {
    name: 'wrong-input',
    about: 'what authors and operators get wrong',
    commands: [vitest('wrong-input')],
    counts: true,
  },
  {
    name: 'nginx',
    about: 'the emitted rules on real servers',
    commands: [vitest('nginx')],
    counts: true,
  },
  {
    name: 'browser',
    about: 'the site in Chromium',
    // Files for the inspector are signed with the SDK of the samples.
    prepare: async () => {
      ensureOpenssl();
      await ensureSamples();
      return { CHROMIUM_PATH: await ensureChromium() };
    },
    commands: [['playwright', 'test', '--reporter=list,./scripts/lib/testing/playwright-reporter.ts']],
    counts: true,
  },
];
