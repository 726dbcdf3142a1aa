import { type Command, commandLine, UsageError } from './lib/cli/index.ts';
import { PAGE } from './lib/samples/selection.ts';
import { affectedBy, changedFiles } from './lib/testing/changed.ts';
import { progressOn } from './lib/testing/progress.ts';
import { runStages } from './lib/testing/run-stages.ts';
import { selectionOf } from './lib/testing/selection.ts';
import type { Part, Stage } from './lib/testing/stage.ts';
import { stages } from './lib/testing/stages.ts';
import { staleBuild } from './lib/testing/stale-build.ts';
import { failureList, lastLine, table } from './lib/testing/summary.ts';

const rows = (part: Part, stages: readonly Stage[]) =>
  stages
    .filter(({ parts }) => parts.includes(part))
    .map(({ name, about }) => `  ${name.padEnd(13)}${about}`)
    .join('\n');

const command = {
  name: 'npm test',
  about: `Runs the tests that protect readers, in at most twelve minutes on two cores. \`npm run test:all\` adds the rest: every page, language, and engine. All stages run even if one fails. The failures are printed at the end, each with the command that repeats it.\n\nnpm test:\n${rows('quick', stages)}\n\nnpm run test:all:\n${rows('rest', stages)}\n\nnpm test -- lint types          two whole stages\nnpm test -- browser sidebar     the tests in files whose path contains this, of both commands\nnpm test -- unit "broken link"  the tests whose names contain this\nnpm test -- --changed           only what the uncommitted changes can affect`,
  options: {
    changed: {
      about: 'Runs only what the uncommitted changes can affect, or the last commit if there are none.',
    },
    rest: { about: 'Runs what npm test leaves out. npm run test:all sets it.' },
  },
  words: { name: 'stage', about: "Stages to run, then parts of a test file's path or of a test's name." },
} as const satisfies Command;

/** The stage with the commands of these pages as its only tests. */
const forPages = ({ prepare, tests, ...stage }: Stage, pages: readonly string[]): Stage => ({
  ...stage,
  prepare: async () => ({ ...(await prepare?.()), [PAGE]: pages.join(',') }),
  ...(tests && {
    tests: { ...tests, command: () => tests.command({ files: ['tests/samples/pages.test.ts'] }) },
  }),
});

const { values, words: given } = commandLine(command);
try {
  const named = selectionOf(
    given,
    stages.map(({ name }) => name),
  );
  const affected = values.changed ? affectedBy(changedFiles('.')) : undefined;
  if (affected) console.log(affected.because);
  const requestedStages = affected?.stages ?? (named.stages.length > 0 ? named.stages : undefined);
  const part: Part | undefined = values.rest ? 'rest' : requestedStages ? undefined : 'quick';
  const chosen = stages
    .filter(({ name, parts }) => requestedStages?.includes(name) ?? parts.includes(part ?? 'quick'))
    .map((stage) => (affected?.stages && stage.name === 'samples' ? forPages(stage, affected.pages) : stage));
  const words = named.words;
  const old =
    chosen.some(({ needsBuild }) => needsBuild) && chosen.every(({ name }) => name !== 'build')
      ? staleBuild('.', process.env.SITE_OUT)
      : undefined;
  if (old) console.log(`Note: ${old}`);
  const options = { part: words.length > 0 ? undefined : part, words };
  const results = await runStages(chosen, options, progressOn(process.stdout));
  console.log(table(results));
  console.log(failureList(results, part));
  console.log(lastLine(results));
  process.exitCode = results.every(({ state }) => state === 'passed' || state === 'left out') ? 0 : 1;
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
