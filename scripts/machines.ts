import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { commandLine } from './lib/cli/index.ts';
import { countsIn, KINDS, logName, type Row, withRow } from './lib/fresh/kinds.ts';
import { freshMachine, type Kind } from './lib/fresh/machine.mjs';

const PAGE = 'maintainers/TESTING.md';
const logs = resolve('tests/.output/machines');

const { values } = commandLine({
  name: 'npm run machines',
  about: `Runs the README's two commands on each kind of machine, as if it had never seen the project, and writes the results into ${PAGE}. Takes about ten minutes for each kind. Runs the last commit, without uncommitted changes. Needs Linux, and root to run as another user.`,
  options: {
    kind: { value: 'name', about: 'Only this kind.', of: Object.keys(KINDS) },
  },
});

const chosen = Object.entries(KINDS).filter(([name]) => !values.kind || values.kind === name);
mkdirSync(logs, { recursive: true });
for (const [kind, facts] of chosen) {
  const log = logName(kind);
  const served = await run(`${log}-start`, facts, ['sh', '-c', 'npm ci && npm start'], 'Serving dist at');
  const tested = await run(`${log}-test`, facts, ['env', 'CI=1', 'npm', 'test']);
  const counts = countsIn(tested.output);
  const date = new Date().toISOString().slice(0, 10);
  const start = served.code === 0 ? served.seconds : 'failed';
  const row: Row = { kind, start, seconds: tested.seconds, ...counts, date };
  writeFileSync(PAGE, withRow(readFileSync(PAGE, 'utf8'), row));
  console.log(JSON.stringify(row));
  if (served.code !== 0 || tested.code !== 0) process.exitCode = 1;
}

async function run(log: string, kind: Kind, command: string[], until?: string) {
  const machine = freshMachine('.', kind);
  try {
    const result = await machine.run(command, { until });
    writeFileSync(resolve(logs, `${log}.txt`), result.output);
    return result;
  } finally {
    machine.close();
  }
}
