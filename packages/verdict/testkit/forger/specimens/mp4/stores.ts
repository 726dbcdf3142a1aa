import { bytes, readU32, splice, u8, u32, u64 } from '../../bytes.ts';
import { C2PA_UUID, contentProvenance, intoBmff, shiftOffsets } from '../../embed/bmff.ts';
import type { Embed } from '../../embed/container.ts';
import { box } from '../../jumbf.ts';
import { storeOf } from '../../manifest.ts';
import { invalid, notValid, type Recipe } from '../../specimen.ts';
import { noMore, updating } from '../updates.ts';
import { at, changeMedia, mp4 } from './film.ts';

/** Embeds a store in another box than the usual one. */
const boxed =
  (put: (store: Uint8Array) => Uint8Array): Embed =>
  (media, store) => {
    const written = put(store);
    const start = at(media, 'moov').start;
    return {
      file: splice(shiftOffsets(media, written.length), start, 0, written),
      spans: [{ start, length: written.length }],
    };
  };

/** With another box at the end of the file. */
const andThen =
  (more: Uint8Array): Embed =>
  (media, store) => {
    const once = intoBmff(media, store);
    return { ...once, file: bytes(once.file, more) };
  };

/** With the last manifest in a box of its own at the end of the file, as programs add one without moving the others. */
const intoTwo: Embed = (media, store) => {
  const parts: Uint8Array[] = [];
  for (let start = 8; start + 8 <= store.length; start += readU32(store, start))
    parts.push(store.subarray(start, start + readU32(store, start)));
  const [description = u8(), ...manifests] = parts;
  const update = manifests.pop() ?? u8();
  const original = boxed(() => contentProvenance(box('jumb', description, ...manifests), 'original'));
  const once = original(media, store);
  return { ...once, file: bytes(once.file, contentProvenance(box('jumb', description, update), 'update')) };
};

const stored = (id: string, title: string, wrong: string, embed: Embed): Recipe =>
  mp4({ id, title, wrong, ...notValid, clause: 'A.5.3' }, [], { embed });

const uuid = (...content: ReadonlyArray<Uint8Array | string>) => box('uuid', C2PA_UUID, ...content);
const HEAD = [u32(0), 'manifest\0', u64(0)] as const;

/** C2PA boxes of a film that aren't as the standard describes them. No hash covers them, so nothing else may be in them. */
export const storeBoxes: readonly Recipe[] = [
  stored(
    'mp4-store-without-purpose',
    'A C2PA box without a purpose',
    'What should be its purpose has no end.',
    boxed((store) => uuid(u32(0), 'a purpose without an end', store)),
  ),
  stored(
    'mp4-store-unknown-purpose',
    'A second C2PA box with an unknown purpose',
    'No hash covers the box, so anything could be in it.',
    andThen(uuid(u32(0), 'other\0', 'anything')),
  ),
  stored(
    'mp4-store-version',
    'A C2PA box of another version',
    'What it means in another version isn’t known.',
    boxed((store) => uuid(u8(1, 0, 0, 0), 'manifest\0', u64(0), store)),
  ),
  stored(
    'mp4-store-long-size',
    'A C2PA box with a size of 8 bytes',
    'Its UUID isn’t where the exclusion of the hash looks for it.',
    boxed((store) => {
      const content = bytes(C2PA_UUID, ...HEAD, store);
      return bytes(u32(1), 'uuid', u64(content.length + 16), content);
    }),
  ),
  stored(
    'mp4-store-not-a-store',
    'A second C2PA box without a store',
    'It says that it holds a store, and no hash covers what’s there.',
    andThen(uuid(...HEAD, u32(16), 'junkanything')),
  ),
  stored(
    'mp4-store-too-long',
    'A second store that’s longer than its box',
    'The store should end beyond the box.',
    andThen(uuid(...HEAD, u32(4000), 'jumb', 'a beginning')),
  ),
  stored(
    'mp4-store-too-short',
    'A second store of 4 bytes',
    'A box has a length and a type, which take 8 bytes.',
    andThen(uuid(...HEAD, u32(4), 'jumb')),
  ),
  stored(
    'mp4-store-cut',
    'A second C2PA box that ends after its purpose',
    'The place of the store is missing.',
    andThen(uuid(u32(0), 'manifest\0')),
  ),
  stored(
    'mp4-store-original-alone',
    'An original store without its update',
    'A store is called original only next to an update.',
    boxed((store) => contentProvenance(store, 'original')),
  ),
  stored(
    'mp4-store-update-before',
    'Two stores of which neither is the original',
    'An update needs an original store.',
    andThen(contentProvenance(storeOf(), 'update')),
  ),
  stored(
    'mp4-store-three',
    'Three stores',
    'An original store, its update, and another one.',
    (media, store) => {
      const once = boxed((own) => contentProvenance(own, 'original'))(media, store);
      const update = contentProvenance(storeOf(), 'update');
      return { ...once, file: bytes(once.file, update, update) };
    },
  ),
  stored(
    'mp4-store-merkle-missing',
    'A C2PA box that names a Merkle box',
    'There’s no Merkle box at that place.',
    boxed((store) => uuid(u32(0), 'manifest\0', u64(40), store)),
  ),
  mp4(
    {
      id: 'mp4-update-honest',
      title: 'An update manifest at the end of the file',
      wrong: 'Nothing. The hash of the original leaves out both boxes.',
      expect: 'Valid',
      clause: 'A.5.3',
    },
    [],
    { embed: intoTwo, ...updating('mp4-update-honest', noMore) },
  ),
  mp4(
    {
      id: 'mp4-update-changed',
      title: 'An update manifest at the end of a changed film',
      wrong: 'A frame was changed, and an update manifest, which has no hash, says that only metadata was.',
      ...invalid,
      clause: 'A.5.3',
    },
    [],
    { embed: intoTwo, ...updating('mp4-update-changed', noMore), after: changeMedia },
  ),
  mp4(
    {
      id: 'mp4-two-updates',
      title: 'Two updates of one store',
      wrong: 'A second, empty update follows the one that was signed. Readers could use either one.',
      ...notValid,
      clause: 'A.5.3',
    },
    [],
    {
      embed: (media, store) => {
        const once = intoTwo(media, store);
        return { ...once, file: bytes(once.file, contentProvenance(storeOf(), 'update')) };
      },
      ...updating('mp4-two-updates', noMore),
    },
  ),
  mp4(
    {
      id: 'mp4-two-other-stores',
      title: 'A second box with another store',
      wrong: 'The hash leaves out both, and readers could use either one.',
      ...notValid,
      clause: 'A.5.3',
    },
    [],
    { embed: andThen(contentProvenance(storeOf())) },
  ),
];
