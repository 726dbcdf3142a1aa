import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { bytesSource, storeIn } from '@content-credentials/verdict/coverage';
import { engines } from '@content-credentials/verdict/testkit/validators';
import { wasm } from '@content-credentials/verdict/testkit/validators/node';
import { type Exhibit, validateAll } from '@content-credentials/verdict/testkit/validators/validator';
import { lookup } from 'mrmime';
import { beforeAll, expect, test } from 'vitest';
import { type AttackVerdict, attackGallery } from '../../src/content/data/attack-gallery.ts';
import { ATTACKS } from './gallery/attacks.ts';
import { verdictsOf } from './gallery/validate.ts';

// The published files, not new ones, because readers get these.
const gallery = attackGallery('.');
let exhibits: Exhibit[];

beforeAll(async () => {
  exhibits = await Promise.all(
    gallery.attacks.map(async ({ id, file: address }) => {
      const file = Uint8Array.from(await readFile(join('public', address)));
      const store = await storeIn(bytesSource(file));
      const type = lookup(address) ?? '';
      return { id, name: basename(address), type, file, ...(store && { store: Uint8Array.from(store) }) };
    }),
  );
});

test('the gallery shows every attack of the lab', () => {
  expect(gallery.attacks.map(({ id }) => id)).toEqual(ATTACKS.map(({ id }) => id));
});

test('each validator still says what the gallery shows', async () => {
  const validations = await validateAll([...engines, wasm], exhibits);
  for (const [name, why] of Object.entries(validations.missing)) console.log(`${name} was left out: ${why}`);
  const hasRun = ({ by }: AttackVerdict) => !(by.replace(/ .*/, '') in validations.missing);
  for (const exhibit of exhibits) {
    const shown = gallery.attacks.find(({ id }) => id === exhibit.id)?.verdicts ?? [];
    const now = await verdictsOf(exhibit, validations);
    expect({ id: exhibit.id, verdicts: shown.filter(hasRun) }).toEqual({ id: exhibit.id, verdicts: now });
  }
}, 120_000);
