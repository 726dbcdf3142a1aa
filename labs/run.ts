/** `npm run lab -- bench reading`: runs a lab's `command.ts` with the arguments after its name. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { didYouMean } from '../src/config/nearest.ts';

const folder = import.meta.dirname;
const labs = globSync('*/command.ts', { cwd: folder })
  .map((file) => dirname(file))
  .sort();

/** The first sentence of a lab's README. */
function about(lab: string): string {
  const readme = join(folder, lab, 'README.md');
  const [, , first = ''] = existsSync(readme) ? readFileSync(readme, 'utf8').split('\n') : [];
  return first;
}

const [name = '--help', ...rest] = process.argv.slice(2);
if (labs.includes(name)) {
  process.argv.splice(2, process.argv.length, ...rest);
  await import(`./${name}/command.ts`);
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
