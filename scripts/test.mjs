/**
 * The entry point of `npm test`. Plain JavaScript, because the machine's own Node.js (20 or newer) starts it: it
 * installs the packages if they're missing and continues with the Node.js version that they pin.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const node = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url));

function run(command, ...args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (error) console.error(`${command} couldn't be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync(node)) {
  console.log("The packages aren't installed yet. Running: npm ci");
  run('npm', 'ci');
}
if (!existsSync(node)) {
  console.error(
    "npm ci didn't install node_modules/.bin/node. Allow install scripts (npm config set ignore-scripts false), then run: npm ci",
  );
  process.exit(1);
}
run(node, 'scripts/test.ts', ...process.argv.slice(2));
