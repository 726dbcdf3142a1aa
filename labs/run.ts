/** `npm run lab -- screenshots home`: runs a lab's `command.ts` with the arguments after its name. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { didYouMean } from '@content-credentials/verdict/nearest';

const here = import.meta.dirname;
const root = join(here, '..');
/** Labs by name: those that measure the site, and what forges and validates files for the verdict's tests. */
const folders = new Map(
  globSync(['labs/*/command.ts', 'packages/verdict/testkit/*/command.ts'], { cwd: root })
    .map((file) => [basename(dirname(file)), join(root, dirname(file))] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);
const labs = [...folders.keys()];

/** The first sentence of a lab's README. */
function about(lab: string): string {
  const readme = join(folders.get(lab) ?? root, 'README.md');
  const [, , first = ''] = existsSync(readme) ? readFileSync(readme, 'utf8').split('\n') : [];
  return first;
}

function npm(...args: string[]): void {
  const { status } = spawnSync('npm', args, { cwd: here, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Packages that only labs need aren't installed with the project. */
function installOnce(): void {
  if (existsSync(join(here, 'node_modules'))) return;
  console.error('The packages that labs need are installed in labs/node_modules, once.');
  npm('ci', '--no-audit', '--no-fund');
}

const [name = '--help', ...rest] = process.argv.slice(2);
const folder = folders.get(name);
if (folder) {
  if (folder.startsWith(here)) installOnce();
  process.argv.splice(2, process.argv.length, ...rest);
  await import(join(folder, 'command.ts'));
} else if (name === 'test') {
  installOnce();
  npm('test');
} else if (name === '--help') {
  const width = Math.max(...labs.map((lab) => lab.length));
  console.log('Usage: npm run lab -- <name> [arguments]\n');
  for (const lab of labs) console.log(`  ${lab.padEnd(width)}  ${about(lab)}`);
  console.log('\nnpm run lab -- <name> --help says more about one of them.');
  console.log('npm run lab -- test checks the types of the labs, and runs their tests.');
} else {
  console.error(
    `${name} isn't a lab; ${didYouMean(name, [...labs, 'test', '--help'], `use one of ${labs.join(', ')}`)}`,
  );
  process.exitCode = 2;
}
