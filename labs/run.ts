/** `npm run lab -- bench reading`: runs a lab's `command.ts` with the arguments after its name. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { didYouMean } from '@content-credentials/verdict/nearest';

const root = join(import.meta.dirname, '..');
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

const [name = '--help', ...rest] = process.argv.slice(2);
const folder = folders.get(name);
if (folder) {
  process.argv.splice(2, process.argv.length, ...rest);
  await import(join(folder, 'command.ts'));
} else if (name === '--help') {
  const width = Math.max(...labs.map((lab) => lab.length));
  console.log('Usage: npm run lab -- <name> [arguments]\n');
  for (const lab of labs) console.log(`  ${lab.padEnd(width)}  ${about(lab)}`);
  console.log('\nnpm run lab -- <name> --help says more about one of them.');
} else {
  console.error(
    `${name} isn't a lab; ${didYouMean(name, [...labs, '--help'], `use one of ${labs.join(', ')}`)}`,
  );
  process.exitCode = 2;
}
