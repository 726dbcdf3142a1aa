import { created, ingredientOf, labelFor, opened } from '../assertions.ts';
import { bmffHash, boxesHash, dataHash } from '../bindings.ts';
import { intoBmff } from '../embed/bmff.ts';
import { intoJpeg } from '../embed/jpeg.ts';
import { intoPng } from '../embed/png.ts';
import { forge, forgeSidecar } from '../forge.ts';
import { manifestOf, storeOf } from '../manifest.ts';
import type { Recipe } from '../specimen.ts';
import { jpegBoxes, pngBoxes } from './box-hash/file-of.ts';

const fine = { wrong: 'Nothing. The kit signs it as the standard asks for.', expect: 'Valid' } as const;

/** Correct files: a validator that rejects one of them rejects legitimate work. */
export const honest: readonly Recipe[] = [
  {
    id: 'honest-jpeg',
    title: 'JPEG with a data hash',
    extension: 'jpg',
    ...fine,
    make: ({ jpeg }) => forge({ id: 'honest-jpeg', media: jpeg, embed: intoJpeg() }),
  },
  {
    id: 'honest-jpeg-segments',
    title: 'JPEG whose store is split into many APP11 segments',
    extension: 'jpg',
    ...fine,
    make: ({ jpeg }) =>
      forge({ id: 'honest-jpeg-segments', media: jpeg, embed: intoJpeg({ perSegment: 300, instance: 7 }) }),
  },
  {
    id: 'honest-png',
    title: 'PNG with a data hash',
    extension: 'png',
    ...fine,
    make: ({ png }) => forge({ id: 'honest-png', media: png, embed: intoPng }),
  },
  {
    id: 'honest-mp4',
    title: 'MP4 with a BMFF hash',
    extension: 'mp4',
    ...fine,
    make: ({ mp4 }) => forge({ id: 'honest-mp4', media: mp4, embed: intoBmff, bindings: [bmffHash()] }),
  },
  {
    id: 'honest-mp4-data-hash',
    title: 'MP4 with a data hash',
    extension: 'mp4',
    ...fine,
    wrong: 'Nothing. A data hash can be used on any type of file.',
    clause: '9.2.1',
    make: ({ mp4 }) => forge({ id: 'honest-mp4-data-hash', media: mp4, embed: intoBmff }),
  },
  {
    id: 'honest-sidecar',
    title: 'JPEG with its store in a sidecar',
    extension: 'jpg',
    ...fine,
    make: async ({ jpeg }) => {
      const { file, store } = await forgeSidecar({ id: 'honest-sidecar', media: jpeg });
      return { file, sidecar: store };
    },
  },
  ...(['png', 'gif', 'webp'] as const).map(
    (extension): Recipe => ({
      id: `honest-sidecar-${extension}`,
      title: `${extension.toUpperCase()} with its store in a sidecar`,
      extension,
      ...fine,
      make: async ({ [extension]: media }) => {
        const { file, store } = await forgeSidecar({ id: `honest-sidecar-${extension}`, media });
        return { file, sidecar: store };
      },
    }),
  ),
  {
    id: 'honest-boxes-jpeg',
    title: 'JPEG with a box hash',
    extension: 'jpg',
    ...fine,
    make: ({ jpeg }) =>
      forge({ id: 'honest-boxes-jpeg', media: jpeg, embed: intoJpeg(), bindings: [boxesHash(jpegBoxes)] }),
  },
  {
    id: 'honest-boxes-png',
    title: 'PNG with a box hash',
    extension: 'png',
    ...fine,
    make: ({ png }) =>
      forge({ id: 'honest-boxes-png', media: png, embed: intoPng, bindings: [boxesHash(pngBoxes)] }),
  },
  {
    id: 'honest-claim-algorithm',
    title: 'JPEG whose hash names its algorithm only in the claim',
    extension: 'jpg',
    ...fine,
    wrong: 'Nothing. `alg` may be in the claim only.',
    clause: '15.4',
    make: ({ jpeg }) =>
      forge({
        id: 'honest-claim-algorithm',
        media: jpeg,
        embed: intoJpeg(),
        bindings: [dataHash({ fields: { alg: undefined } })],
      }),
  },
  {
    id: 'honest-sha512',
    title: 'JPEG hashed with SHA-512',
    extension: 'jpg',
    ...fine,
    make: ({ jpeg }) =>
      forge({
        id: 'honest-sha512',
        media: jpeg,
        embed: intoJpeg(),
        bindings: [dataHash({ algorithm: 'sha512' })],
      }),
  },
  {
    id: 'honest-ingredient',
    title: 'JPEG with an ingredient that has its own manifest',
    extension: 'jpg',
    ...fine,
    make: async ({ jpeg }) => {
      const id = 'honest-ingredient';
      const parent = await manifestOf({
        label: labelFor(`${id}-parent`),
        created: [created(), bindingOfNothing()],
      });
      const ingredient = ingredientOf(parent);
      return forge({
        id,
        media: jpeg,
        embed: intoJpeg(),
        manifest: (bindings, label) => ({ label, created: [ingredient, opened(ingredient), ...bindings] }),
        store: (active) => storeOf(parent, active),
      });
    },
  },
];

/** A data hash of a file that doesn't exist: an ingredient's hash is never computed. */
export const bindingOfNothing = () =>
  dataHash()({ file: new Uint8Array(100), spans: [{ start: 0, length: 50 }] });
