import { created, labelFor } from '../assertions.ts';
import { bmffHash, boxesHash } from '../bindings.ts';
import { intoBmff } from '../embed/bmff.ts';
import { intoJpeg } from '../embed/jpeg.ts';
import { type Forgery, forge } from '../forge.ts';
import { assertion, type ManifestSpec, manifestOf, storeOf } from '../manifest.ts';
import { type About, jpegRecipe, notValid, type Recipe } from '../specimen.ts';
import { jpegBoxes } from './box-hash/file-of.ts';
import { bindingOfNothing } from './honest.ts';

/** A store with one more manifest before the active one, which nothing refers to. */
const withOther = (id: string, other: Partial<ManifestSpec> = {}): Forgery['store'] => {
  const extraManifest = manifestOf({
    label: labelFor(`${id}-other`),
    created: [created(), bindingOfNothing()],
    ...other,
  });
  return async (active) => storeOf(await extraManifest, active);
};

const about = (id: string, title: string, wrong: string): About => ({
  id,
  title,
  wrong,
  expect: 'Valid',
  clause: '15.11',
});

const REDACTED = `self#jumbf=/c2pa/${labelFor('unreferenced-redacts')}/c2pa.assertions/c2pa.metadata`;

/** Stores with a manifest that nothing refers to, which doesn't make the active one wrong. */
export const unreferenced: readonly Recipe[] = [
  jpegRecipe(
    about(
      'unreferenced-manifest',
      'A manifest that nothing refers to',
      'Nothing. Another manifest comes before the active one.',
    ),
    () => ({ store: withOther('unreferenced-manifest') }),
  ),
  jpegRecipe(
    about(
      'unreferenced-broken',
      'A broken manifest that nothing refers to',
      'Nothing in the active manifest. In the other one, the hash of an assertion doesn’t match.',
    ),
    () => ({
      store: withOther('unreferenced-broken', {
        hashed: ({ label }, hash) => (label === 'c2pa.actions.v2' ? hash.map((byte) => byte ^ 1) : hash),
      }),
    }),
  ),
  jpegRecipe(
    about(
      'unreferenced-redacts',
      'A manifest added to make a claim about the file',
      'The forger added a manifest that says that metadata was removed. Nothing refers to it.',
    ),
    () => ({
      store: withOther('unreferenced-redacts', {
        created: [
          assertion('c2pa.actions.v2', {
            actions: [
              { action: 'c2pa.redacted', reason: 'c2pa.PII.present', parameters: { redacted: REDACTED } },
            ],
          }),
          bindingOfNothing(),
        ],
      }),
    }),
  ),
  {
    ...about('unreferenced-mp4', 'A video with a manifest that nothing refers to', 'Nothing.'),
    extension: 'mp4',
    make: ({ mp4 }) =>
      forge({
        id: 'unreferenced-mp4',
        media: mp4,
        embed: intoBmff,
        bindings: [bmffHash()],
        store: withOther('unreferenced-mp4'),
      }),
  },
  {
    ...about('unreferenced-boxes', 'A box hash, and a manifest that nothing refers to', 'Nothing.'),
    extension: 'jpg',
    make: ({ jpeg }) =>
      forge({
        id: 'unreferenced-boxes',
        media: jpeg,
        embed: intoJpeg(),
        bindings: [boxesHash(jpegBoxes)],
        store: withOther('unreferenced-boxes'),
      }),
  },
  jpegRecipe(
    {
      id: 'unreferenced-after',
      title: 'A manifest after the signer’s',
      wrong: 'The forger’s manifest comes last, so it’s the active one, and its hash covers nothing.',
      clause: '15.5',
      ...notValid,
    },
    () => ({
      store: async (active) =>
        storeOf(
          active,
          await manifestOf({
            label: labelFor('unreferenced-after-other'),
            created: [created(), bindingOfNothing()],
          }),
        ),
    }),
  ),
];
