import { created } from '../assertions.ts';
import { boxesHash, dataHash } from '../bindings.ts';
import { u8 } from '../bytes.ts';
import type { Forgery } from '../forge.ts';
import { type Assertion, assertion } from '../manifest.ts';
import { type About, invalid, jpegRecipe, notValid, type Recipe } from '../specimen.ts';
import { jpegBoxes } from './box-hash/file-of.ts';
import { changeScan, spanOfSegment } from './data-hash/jpeg-with.ts';

const jpeg = (about: About, forgery: Partial<Forgery>): Recipe => jpegRecipe(about, () => forgery);

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

/** Hard bindings that are missing, duplicated, or not what they seem. */
export const hardBindings: readonly Recipe[] = [
  jpeg(
    {
      id: 'no-binding',
      title: 'No hard binding',
      wrong: 'No assertion contains a hash of the file, so the manifest would match any file.',
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
      title: 'A collection hash on an image',
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
      wrong: 'The data hash is listed in `gathered_assertions`, for which the signer isn’t responsible.',
      ...notValid,
      clause: '10.3.2.1',
    },
    { manifest: (bindings, label) => ({ label, created: [created()], gathered: bindings }) },
  ),
  jpeg(
    {
      id: 'unlisted-binding',
      title: 'A hash that the claim doesn’t name',
      wrong: 'The data hash is in the assertion store, but no list in the claim refers to it.',
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
      title: 'A hash assertion replaced after signing',
      wrong: 'The claim’s hash of the data hash assertion belongs to a different assertion.',
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
];
