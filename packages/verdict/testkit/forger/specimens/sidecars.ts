import { dataHash } from '../bindings.ts';
import { type Forgery, forge } from '../forge.ts';
import type { Media } from '../media.ts';
import type { Recipe } from '../specimen.ts';
import { scanPlaces, spanOfSegment } from './data-hash/jpeg-with.ts';
import { type About, invalid } from './recipes.ts';

/** A file with a store next to it. */
const sidecar = (
  about: About,
  forgery: Partial<Forgery>,
  file: (media: Media) => Uint8Array = ({ jpeg }) => jpeg,
): Recipe => ({
  clause: '15.12.1.1',
  ...about,
  extension: 'jpg',
  make: async (media) => {
    const forged = await forge({
      id: about.id,
      media: media.jpeg,
      embed: (whole) => ({ file: whole, spans: [] }),
      ...forgery,
    });
    return { file: file(media), sidecar: forged.store };
  },
});

/** Stores next to their files. */
export const sidecars: readonly Recipe[] = [
  sidecar(
    {
      id: 'sidecar-scan-excluded',
      title: 'A sidecar whose hash leaves out the image',
      wrong:
        'The file contains no store, so nothing needs to be left out, but the exclusion covers the scan.',
      ...invalid,
    },
    { bindings: [dataHash({ without: ({ file }) => [spanOfSegment(file, 'SOS')] })] },
    ({ jpeg }) =>
      Uint8Array.from(jpeg, (byte, place) => (scanPlaces(jpeg).includes(place) ? byte ^ 0x55 : byte)),
  ),
  sidecar(
    {
      id: 'sidecar-placeholder',
      title: 'A sidecar with an exclusion of no bytes',
      wrong: 'Nothing. An exclusion of length 0 leaves nothing out.',
      expect: 'Valid',
    },
    { bindings: [dataHash({ written: () => [{ start: 0, length: 0 }] })] },
  ),
  sidecar(
    {
      id: 'sidecar-other-file',
      title: 'The store of another file',
      wrong: 'The store belongs to another image.',
      ...invalid,
    },
    {},
    ({ other }) => other.jpeg,
  ),
  sidecar(
    {
      id: 'sidecar-everything-excluded',
      title: 'A store that leaves out the whole file',
      wrong: 'The exclusion covers the whole file, so the hash covers nothing.',
      ...invalid,
    },
    { bindings: [dataHash({ without: ({ file }) => [{ start: 0, length: file.length }] })] },
  ),
  sidecar(
    {
      id: 'sidecar-beyond-the-end',
      title: 'An exclusion past the end',
      wrong: 'The exclusion is past the end of the file.',
      ...invalid,
    },
    { bindings: [dataHash({ written: ({ file }) => [{ start: file.length + 10, length: 5000 }] })] },
  ),
];
