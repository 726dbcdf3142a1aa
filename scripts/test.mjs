/**
 * The entry point of `npm test`. Plain JavaScript, because the machine's own Node.js (20 or newer) starts it: it
 * installs the packages if they're missing and continues with the Node.js version that they pin.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const isWindows = process.platform === 'win32';
const node = fileURLToPath(
  new URL(`../node_modules/node/bin/node${isWindows ? '.exe' : ''}`, import.meta.url),
);

function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) console.error(`${command} couldn't be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync(node)) {
  console.log("The packages aren't installed yet. Running: npm ci");
  // On Windows, npm is a script, which needs a shell.
  run('npm', ['ci'], { shell: isWindows });
}
if (!existsSync(node)) {
  console.error(
    "npm ci didn't install Node.js in node_modules/node. Allow install scripts (npm config set ignore-scripts false), then run: npm ci",
  );
  process.exit(1);
}
run(node, ['scripts/test.ts', ...process.argv.slice(2)]);
