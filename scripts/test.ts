import { type Command, commandLine, UsageError } from './lib/cli/index.ts';
import { runStages } from './lib/testing/run-stages.ts';
import { selectionOf } from './lib/testing/selection.ts';
import { stages } from './lib/testing/stages.ts';
import { lastLine, table } from './lib/testing/summary.ts';

const names = stages.map(({ name }) => name);
const command = {
  name: 'npm test',
  about: `Runs every stage in order until one fails, or only what you name: stages, or one stage and words.\n\n${stages.map(({ name, about }) => `  ${name.padEnd(13)}${about}`).join('\n')}\n\nnpm test -- lint types          two stages\nnpm test -- browser sidebar     the tests in files whose path contains it\nnpm test -- unit "broken link"  the tests whose names contain it`,
  words: { name: 'stage', about: "Stages to run, then parts of a test file's path or of a test's name." },
} as const satisfies Command;

const { words: given } = commandLine(command);
try {
  const selection = selectionOf(given, names);
  const all = selection.stages.length === 0;
  const results = await runStages(
    stages.filter(({ name }) => all || selection.stages.includes(name)),
    selection.words,
  );
  console.log(table(results));
  console.log(lastLine(results));
  process.exitCode = results.every(({ state }) => state === 'passed') ? 0 : 1;
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
