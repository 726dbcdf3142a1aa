import { runStages } from './lib/testing/run-stages.ts';
import { stages } from './lib/testing/stages.ts';
import { lastLine, table } from './lib/testing/summary.ts';

/** `node scripts/test.ts [stage …]`: all stages in order, or the named ones, up to the first that fails. */
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no stage ${unknown.join(', ')}. Stages: ${stages.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}

const chosen = wanted.length === 0 ? stages : stages.filter(({ name }) => wanted.includes(name));
const results = await runStages(chosen);

console.log(table(results));
console.log(lastLine(results));
process.exitCode = results.every(({ state }) => state === 'passed') ? 0 : 1;
