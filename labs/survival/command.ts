import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { program } from 'commander';
import { readPins } from '../../tests/samples/runner/pins.ts';
import { signedFiles } from '../../tests/samples/survival/inputs.ts';
import { runTool, type ToolResults } from '../../tests/samples/survival/run.ts';
import { tools } from '../../tests/samples/survival/tools/index.ts';
import { writeSurvival } from '../../tests/samples/survival/write.ts';
import { ensureSamples } from '../../tests/support/samples.ts';

const names = tools.map(({ name }) => name);
const words = program
  .name('npm run lab -- survival')
  .description(
    `Signs a file of each format, lets image and video tools resize, re-encode, and edit them, and reads what's left of the Content Credentials. Writes data/survival.json; a tool that can't be run here keeps its earlier results. Tools are installed in the cache folder of the samples, which takes minutes the first time.\n\n${names.join('; ')}`,
  )
  .argument('[parts of a name...]', 'Only tools whose name contains one of these.')
  .parse().args;
const chosen = tools.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase())),
);
if (chosen.length === 0) {
  console.error(`No tool's name contains ${words.join(' or ')}. The tools: ${names.join('; ')}`);
  process.exit(2);
}
await ensureSamples();
const work = mkdtempSync(join(tmpdir(), 'survival-'));
try {
  const inputs = await signedFiles(work);
  const today = new Date().toISOString().slice(0, 10);
  const results: ToolResults[] = [];
  for (const tool of chosen) {
    const outcome = await runTool(tool, inputs, work, today);
    if ('reason' in outcome) {
      console.log(`${tool.name}: not run: ${outcome.reason}`);
      continue;
    }
    results.push(outcome);
    console.log(`${tool.name} ${outcome.tool.version}`);
    for (const { format, result, command } of outcome.cells)
      console.log(`  ${result.padEnd(10)} ${format.padEnd(9)} ${command}`);
  }
  writeSurvival(results, `c2pa-node ${readPins('samples').node}`, names);
} finally {
  rmSync(work, { recursive: true, force: true });
}
