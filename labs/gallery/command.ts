import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { specimens } from '@content-credentials/verdict/testkit/forger';
import { baseMedia } from '@content-credentials/verdict/testkit/forger/media';
import { engines } from '@content-credentials/verdict/testkit/validators';
import { validateAll } from '@content-credentials/verdict/testkit/validators/run';
import { wasm } from '@content-credentials/verdict/testkit/validators/wasm';
import { commandLine } from '../../scripts/command-line.ts';
import type { AttackGallery } from '../../src/content/data/attack-gallery.ts';
import { ensureSamples } from '../../tests/support/samples.ts';
import { ATTACKS } from '../../tests/validators/gallery/attacks.ts';
import { verdictsOf } from '../../tests/validators/gallery/validate.ts';
import { drawer } from './draw.ts';

commandLine({
  name: 'npm run lab -- gallery',
  about:
    'Forges the files of the page “Attack gallery”, draws each before and after the attack, and writes the verdicts of our check and of every SDK on this machine to data/attack-gallery.json.',
});
await ensureSamples();
const all = new Map((await specimens()).map((specimen) => [specimen.id, specimen]));
const files = ATTACKS.map(({ id }) => {
  const specimen = all.get(id);
  if (!specimen)
    throw new Error(`The forger has no ${id}. Correct its id in tests/validators/gallery/attacks.ts.`);
  return specimen;
});
const validations = await validateAll([...engines, wasm], files);
for (const [name, why] of Object.entries(validations.missing)) console.log(`${name} was left out: ${why}`);

await mkdir('public/attacks', { recursive: true });
const media = await baseMedia();
const pictures = await drawer();
const gallery: AttackGallery = { checked: new Date().toISOString().slice(0, 10), attacks: [] };
try {
  for (const [index, specimen] of files.entries()) {
    const { id, name, file, type } = specimen;
    await writeFile(join('public/attacks', name), file);
    const before = ATTACKS[index]?.before;
    if (before) {
      const picture = await pictures.beforeAndAfter({ file: before(media), type }, { file, type });
      await writeFile(`docs/manifest/reading/attack-${id}.webp`, picture);
    }
    const verdicts = await verdictsOf(specimen, validations);
    gallery.attacks.push({ id, file: `/attacks/${name}`, verdicts });
    console.log(`${id}: ${verdicts.map(({ by, state }) => `${by} ${state}`).join(', ')}`);
  }
} finally {
  await pictures.close();
}
await writeFile('data/attack-gallery.json', `${JSON.stringify(gallery, null, 2)}\n`);
