import { created, ingredientOf, labelFor, opened } from '../assertions.ts';
import { boxesHash, dataHash, type NamedSpan } from '../bindings.ts';
import { bytes, u8 } from '../bytes.ts';
import type { Placed } from '../embed/container.ts';
import { intoJpeg } from '../embed/jpeg.ts';
import { intoPng } from '../embed/png.ts';
import { type Forgery, forge } from '../forge.ts';
import { type Assertion, assertion, type ManifestSpec, manifestOf, storeOf } from '../manifest.ts';
import type { Media } from '../media.ts';
import type { Recipe } from '../specimen.ts';
import { jpegBoxes, pngBoxes } from './box-lists.ts';
import { changeScan, scanPlaces, spanOfSegment } from './data-hash.ts';

type About = Pick<Recipe, 'id' | 'title' | 'wrong' | 'expect' | 'clause'>;

const jpeg = (about: About, forgery: Partial<Forgery>): Recipe => ({
  ...about,
  extension: 'jpg',
  make: (media) => forge({ id: about.id, media: media.jpeg, embed: intoJpeg(), ...forgery }),
});

const boxes = (about: About, list: (placed: Placed) => NamedSpan[], more: Partial<Forgery> = {}): Recipe =>
  jpeg({ clause: '15.12.3', ...about }, { bindings: [boxesHash(list)], ...more });

const invalid = { expect: 'Invalid' } as const;
const notValid = { expect: 'not Valid' } as const;

/** The box hash's list with one entry changed. */
const changing =
  (name: string, change: (entry: NamedSpan) => NamedSpan[]) =>
  (placed: Placed): NamedSpan[] =>
    jpegBoxes(placed).flatMap((entry) => (entry.name === name ? change(entry) : [entry]));

/** The list of a box hash is forged. */
const boxHashes: readonly Recipe[] = [
  boxes(
    {
      id: 'boxes-scan-excluded',
      title: 'The scan marked as excluded',
      wrong: 'The box SOS has `excluded: true`, so its hash isn’t compared, and it was changed later.',
      ...invalid,
    },
    changing('SOS', (entry) => [{ ...entry, more: { excluded: true } }]),
    { after: changeScan },
  ),
  boxes(
    {
      id: 'boxes-table-excluded',
      title: 'A quantization table marked as excluded',
      wrong: 'The box DQT has `excluded: true`.',
      ...invalid,
    },
    changing('DQT', (entry) => [{ ...entry, more: { excluded: true, hash: u8(0) } }]),
  ),
  boxes(
    {
      id: 'boxes-scan-range',
      title: 'A range in the scan left out',
      wrong: 'The box SOS has an exclusion over its image data, which was changed later.',
      ...invalid,
    },
    changing('SOS', (entry) => [
      { ...entry, more: { exclusions: [{ start: 30, length: entry.length - 40, boxIndex: 0 }] } },
    ]),
    { after: changeScan },
  ),
  boxes(
    {
      id: 'boxes-scan-missing',
      title: 'The scan left off the list',
      wrong: 'The list of boxes has no SOS.',
      ...invalid,
    },
    changing('SOS', () => []),
    { after: changeScan },
  ),
  boxes(
    {
      id: 'boxes-scan-as-store',
      title: 'The scan under the name of the store',
      wrong: 'The box that holds the image data is called `C2PA`, whose hash isn’t compared.',
      ...invalid,
    },
    changing('SOS', (entry) => [{ ...entry, name: 'C2PA' }]),
    { after: changeScan },
  ),
  boxes(
    {
      id: 'boxes-swapped',
      title: 'Two boxes in another order',
      wrong: 'The list names the last two boxes in the wrong order.',
      ...invalid,
    },
    (placed) => {
      const list = jpegBoxes(placed);
      return [...list.slice(0, -2), ...list.slice(-2).reverse()];
    },
  ),
  boxes(
    {
      id: 'boxes-store-only',
      title: 'A list with nothing but the store',
      wrong: 'The only box on the list is the store.',
      ...invalid,
    },
    (placed) => jpegBoxes(placed).filter(({ name }) => name === 'C2PA'),
    { after: changeScan },
  ),
  boxes(
    { id: 'boxes-empty', title: 'An empty list of boxes', wrong: 'The list of boxes is empty.', ...notValid },
    () => [],
    { after: changeScan },
  ),
  boxes(
    {
      id: 'boxes-appended',
      title: 'Bytes behind the last box',
      wrong: 'Bytes were added behind EOI after signing, which no box covers.',
      ...invalid,
    },
    jpegBoxes,
    { after: ({ file }) => bytes(file, 'a second picture can be put here') },
  ),
  boxes(
    {
      id: 'boxes-changed',
      title: 'An honest box hash and another picture',
      wrong: 'The scan was changed after signing.',
      ...invalid,
    },
    jpegBoxes,
    { after: changeScan },
  ),
  {
    id: 'boxes-png-image-excluded',
    title: 'The image data of a PNG marked as excluded',
    wrong: 'The box IDAT has `excluded: true`.',
    extension: 'png',
    clause: '15.12.3',
    ...invalid,
    make: ({ png }) =>
      forge({
        id: 'boxes-png-image-excluded',
        media: png,
        embed: intoPng,
        bindings: [
          boxesHash((placed) =>
            pngBoxes(placed).map((one) => (one.name === 'IDAT' ? { ...one, more: { excluded: true } } : one)),
          ),
        ],
      }),
  },
];

/** An update manifest over the manifest of a file: it says that only metadata has changed. */
const updating = (id: string, base: ManifestSpec): Pick<Forgery, 'store'> => ({
  store: async (parent) => {
    const ingredient = ingredientOf(parent);
    const update = await manifestOf({
      ...base,
      label: labelFor(`${id}-update`),
      isUpdate: true,
      created: [
        ingredient,
        opened(ingredient, { action: 'c2pa.edited.metadata' }),
        ...base.created.filter(({ label }) => label.startsWith('c2pa.hash.')),
      ],
    });
    return storeOf(parent, update);
  },
});

const noMore: ManifestSpec = { label: '', created: [] };
const collection = assertion('c2pa.hash.collection.data', {
  uris: [{ uri: 'other.txt', hash: new Uint8Array(32), size: 10, 'dc:format': 'text/plain' }],
  alg: 'sha256',
});
const softBinding = assertion('c2pa.soft-binding', {
  alg: 'com.example.fingerprint',
  blocks: [{ scope: {}, value: 'AAAA' }],
  pad: u8(),
});

const onlyWith = (assertions: readonly Assertion[]): Partial<Forgery> => ({
  bindings: [],
  manifest: (_, label) => ({ label, created: [created(), ...assertions] }),
  after: changeScan,
});

/** What binds a manifest to its file is missing, double, or not what it seems. */
const structures: readonly Recipe[] = [
  jpeg(
    {
      id: 'no-binding',
      title: 'No hard binding',
      wrong: 'No assertion holds a hash of the file: the manifest fits every file.',
      ...notValid,
      clause: '15.12',
    },
    onlyWith([]),
  ),
  jpeg(
    {
      id: 'only-soft-binding',
      title: 'A soft binding and no hard one',
      wrong: 'The only binding is a fingerprint, which a validator doesn’t compute.',
      ...notValid,
      clause: '15.12',
    },
    onlyWith([softBinding]),
  ),
  jpeg(
    {
      id: 'only-collection',
      title: 'A collection hash on a picture',
      wrong: 'The only hash is that of a collection of other files.',
      ...notValid,
      clause: '18.8',
    },
    onlyWith([collection]),
  ),
  jpeg(
    {
      id: 'unknown-binding',
      title: 'A hash assertion that C2PA doesn’t know',
      wrong: 'The only hash has the label `c2pa.hash.picture`.',
      ...notValid,
      clause: '15.12',
    },
    { bindings: [dataHash({ label: 'c2pa.hash.picture' })], after: changeScan },
  ),
  jpeg(
    {
      id: 'two-bindings',
      title: 'Two hard bindings',
      wrong: 'A data hash and a box hash, of which the first leaves out the scan.',
      ...invalid,
      clause: '15.10.1.2',
    },
    {
      bindings: [
        dataHash({ without: (placed) => [...placed.spans, spanOfSegment(placed.file, 'SOS')] }),
        boxesHash(jpegBoxes),
      ],
    },
  ),
  jpeg(
    {
      id: 'two-data-hashes',
      title: 'Two data hashes',
      wrong: 'The second, `c2pa.hash.data__1`, leaves out the scan.',
      ...invalid,
      clause: '15.10.1.2',
    },
    {
      bindings: [
        dataHash(),
        dataHash({
          label: 'c2pa.hash.data__1',
          without: (placed) => [...placed.spans, spanOfSegment(placed.file, 'SOS')],
        }),
      ],
    },
  ),
  jpeg(
    {
      id: 'gathered-binding',
      title: 'A hash that the signer only gathered',
      wrong: 'The data hash stands in `gathered_assertions`, for which the signer isn’t responsible.',
      ...notValid,
      clause: '10.3.2.1',
    },
    { manifest: (bindings, label) => ({ label, created: [created()], gathered: bindings }) },
  ),
  jpeg(
    {
      id: 'unlisted-binding',
      title: 'A hash that the claim doesn’t name',
      wrong: 'The data hash lies in the assertion store, but no list of the claim names it.',
      ...notValid,
      clause: '15.10.3.1',
    },
    {
      manifest: (bindings, label) => ({ label, created: [created()], unlisted: bindings }),
      after: changeScan,
    },
  ),
  jpeg(
    {
      id: 'swapped-binding',
      title: 'A hash assertion exchanged after signing',
      wrong: 'The claim’s hash of the data hash is that of another assertion.',
      ...notValid,
      clause: '15.10.3.1',
    },
    {
      manifest: (bindings, label) => ({
        label,
        created: [created(), ...bindings],
        hashed: (one, hash) => (one.label === 'c2pa.hash.data' ? hash.map((byte) => byte ^ 1) : hash),
      }),
    },
  ),
  jpeg(
    {
      id: 'update-honest',
      title: 'An update manifest over an honest file',
      wrong: 'Nothing: the hash in the parent still fits, once the store’s new length is taken into account.',
      expect: 'Valid',
      clause: '15.12.1.1',
    },
    updating('update-honest', noMore),
  ),
  jpeg(
    {
      id: 'update-changed',
      title: 'An update manifest over a changed file',
      wrong:
        'The picture was changed, and an update manifest, which has no hash, says that only metadata was.',
      ...invalid,
      clause: '15.12',
    },
    { ...updating('update-changed', noMore), after: changeScan },
  ),
  jpeg(
    {
      id: 'update-scan-excluded',
      title: 'An update manifest over a forged hash',
      wrong: 'The parent’s exclusion covers the scan, which was changed later.',
      ...invalid,
      clause: '15.12',
    },
    {
      bindings: [dataHash({ without: (placed) => [...placed.spans, spanOfSegment(placed.file, 'SOS')] })],
      ...updating('update-scan-excluded', noMore),
      after: changeScan,
    },
  ),
  jpeg(
    {
      id: 'update-with-binding',
      title: 'An update manifest with a hash of its own',
      wrong: 'An update manifest must not have a hard binding.',
      ...notValid,
      clause: '15.10.1.3',
    },
    updating('update-with-binding', {
      label: '',
      created: [dataHash()({ file: new Uint8Array(9), spans: [] })],
    }),
  ),
  jpeg(
    {
      id: 'update-without-parent',
      title: 'An update manifest without a parent',
      wrong: 'An update manifest stands alone: no manifest holds a hash.',
      ...notValid,
      clause: '15.12',
    },
    {
      bindings: [],
      manifest: (_, label) => ({
        label,
        isUpdate: true,
        created: [assertion('c2pa.actions.v2', { actions: [{ action: 'c2pa.edited.metadata' }] })],
      }),
      after: changeScan,
    },
  ),
  jpeg(
    {
      id: 'standard-without-own-hash',
      title: 'A standard manifest that relies on its parent’s hash',
      wrong: 'The active manifest isn’t an update manifest and has no hash; its parent’s fits.',
      ...invalid,
      clause: '15.12',
    },
    {
      store: async (parent) => {
        const ingredient = ingredientOf(parent);
        const active = await manifestOf({
          label: labelFor('standard-without-own-hash-active'),
          created: [ingredient, opened(ingredient, { action: 'c2pa.edited' })],
        });
        return storeOf(parent, active);
      },
    },
  ),
];

/** Stores beside their files. */
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

const sidecars: readonly Recipe[] = [
  sidecar(
    {
      id: 'sidecar-scan-excluded',
      title: 'A store beside the file that leaves out the picture',
      wrong: 'The file holds no store, so nothing needs to be left out; the exclusion covers the scan.',
      ...invalid,
    },
    { bindings: [dataHash({ without: ({ file }) => [spanOfSegment(file, 'SOS')] })] },
    ({ jpeg }) =>
      Uint8Array.from(jpeg, (byte, place) => (scanPlaces(jpeg).includes(place) ? byte ^ 0x55 : byte)),
  ),
  sidecar(
    {
      id: 'sidecar-placeholder',
      title: 'A store beside the file with an exclusion of no bytes',
      wrong: 'Nothing: an exclusion of length 0 leaves nothing out.',
      expect: 'Valid',
    },
    { bindings: [dataHash({ written: () => [{ start: 0, length: 0 }] })] },
  ),
  sidecar(
    {
      id: 'sidecar-other-file',
      title: 'A store of another file',
      wrong: 'The store belongs to another picture.',
      ...invalid,
    },
    {},
    ({ other }) => other.jpeg,
  ),
  sidecar(
    {
      id: 'sidecar-everything-excluded',
      title: 'A store that leaves out the whole file',
      wrong: 'The exclusion covers the whole file: the hash is that of nothing.',
      ...invalid,
    },
    { bindings: [dataHash({ without: ({ file }) => [{ start: 0, length: file.length }] })] },
  ),
  sidecar(
    {
      id: 'sidecar-beyond-the-end',
      title: 'An exclusion behind the end',
      wrong: 'The exclusion lies behind the end of the file.',
      ...invalid,
    },
    { bindings: [dataHash({ written: ({ file }) => [{ start: file.length + 10, length: 5000 }] })] },
  ),
];

/** Forgeries of what binds a manifest to its file. */
export const bindings: readonly Recipe[] = [...boxHashes, ...structures, ...sidecars];
