import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { program } from 'commander';
import { ensureSamples } from '../../../../tests/support/samples.ts';
import { forgerRoot, networkSpecimens, specimens } from './index.ts';

const [folder = ''] = program
  .name('npm run lab -- forger')
  .description(
    "Writes every forged file into a folder, with its manifest store as <id>.c2pa, the forger's root certificate as root.pem, and specimens.json, which describes what's wrong with each file and what our site must report.",
  )
  .argument('<folder>', 'Where to write; created if needed.')
  .parse().args;
await ensureSamples();
await mkdir(folder, { recursive: true });
const all = [...(await specimens()), ...(await networkSpecimens())];
const list = [];
for (const { file, sidecar, ...about } of all) {
  await writeFile(join(folder, about.name), file);
  if (sidecar) await writeFile(join(folder, `${about.id}.c2pa`), sidecar);
  list.push({ ...about, ...(sidecar && { sidecar: `${about.id}.c2pa` }) });
}
await writeFile(join(folder, 'specimens.json'), `${JSON.stringify(list, null, 2)}\n`);
await writeFile(join(folder, 'root.pem'), await forgerRoot());
console.log(`${all.length} files in ${folder}; specimens.json says what's wrong with each`);
