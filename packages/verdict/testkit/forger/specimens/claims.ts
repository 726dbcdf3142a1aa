import { created } from '../assertions.ts';
import { dataHash } from '../bindings.ts';
import { bytes, u8 } from '../bytes.ts';
import { cborOf, type Forged } from '../cbor.ts';
import { box, boxHash, cborBox, jsonBox, superbox, UUID } from '../jumbf.ts';
import { type Assertion, type Manifest, type ManifestSpec, storeOf } from '../manifest.ts';
import { type About, jpegRecipe, notValid, type Recipe } from '../specimen.ts';
import { changeScan, toTheEnd } from './data-hash/jpeg-with.ts';

/** A claim whose references to its assertions are written differently. */
const referring =
  (url: (one: Assertion, label: string) => Forged) =>
  (bindings: Assertion[], label: string): ManifestSpec => {
    const assertions = [created(), ...bindings];
    const list = assertions.map((one) => ({ url: url(one, label), hash: boxHash(one.box) }));
    return { label, created: assertions, claim: { created_assertions: list } };
  };

const isBinding = ({ label }: Assertion) => label.startsWith('c2pa.hash.');
const own = ({ label }: Assertion) => `self#jumbf=c2pa.assertions/${label}`;

/** A claim whose reference to its hash is written differently. */
const referringToHash = (url: (one: Assertion, label: string) => Forged) =>
  referring((one, label) => (isBinding(one) ? url(one, label) : own(one)));

/** References that name an algorithm of their own. */
const hashedWith =
  (algorithm: string) =>
  (bindings: Assertion[], label: string): ManifestSpec => {
    const assertions = [created(), ...bindings];
    const list = assertions.map((one) => ({
      url: own(one),
      alg: algorithm,
      hash: boxHash(one.box, algorithm),
    }));
    return { label, created: assertions, claim: { created_assertions: list } };
  };

const claims = (
  about: About,
  manifest: (bindings: Assertion[], label: string) => ManifestSpec | Promise<ManifestSpec>,
): Recipe => jpegRecipe({ clause: '15.10', ...about }, () => ({ manifest }));

/** A manifest with its boxes in one that isn't what a validator expects. */
const rebuilt =
  (uuid: Uint8Array, boxes: (active: Manifest) => readonly Uint8Array[]) =>
  (active: Manifest): Uint8Array =>
    storeOf(superbox(uuid, active.label, boxes(active)));

/** The boxes of a manifest after its description: assertion store, claim, and signature. */
function partsOf(manifest: Manifest): Uint8Array[] {
  const parts: Uint8Array[] = [];
  for (let at = 8; at < manifest.box.length; at += parts.at(-1)?.length ?? manifest.box.length) {
    const length = Buffer.from(manifest.box).readUInt32BE(at);
    parts.push(manifest.box.subarray(at, at + length));
  }
  return parts.slice(1);
}

/** Claims, and how they refer to the hash. */
export const claimForgeries: readonly Recipe[] = [
  claims(
    {
      id: 'reference-absolute',
      title: 'References that name their manifest',
      wrong: 'Nothing. A reference may begin at the store.',
      expect: 'Valid',
    },
    referring(({ label: one }, label) => `self#jumbf=/c2pa/${label}/c2pa.assertions/${one}`),
  ),
  claims(
    {
      id: 'reference-without-slash',
      title: 'References that name their manifest, without a slash before the store',
      wrong: 'Nothing. Some signers write them like this.',
      expect: 'Valid',
    },
    referring(({ label: one }, label) => `self#jumbf=c2pa/${label}/c2pa.assertions/${one}`),
  ),
  claims(
    {
      id: 'reference-elsewhere',
      title: 'A hash that another manifest is said to have',
      wrong: 'The claim refers to the data hash of a manifest that isn’t there.',
      ...notValid,
    },
    referringToHash(({ label: one }) => `self#jumbf=/c2pa/urn:c2pa:elsewhere/c2pa.assertions/${one}`),
  ),
  claims(
    {
      id: 'reference-list',
      title: 'A list in place of a reference',
      wrong: 'The reference to the data hash is a list of one text.',
      ...notValid,
    },
    referringToHash((one) => [own(one)]),
  ),
  claims(
    {
      id: 'reference-text',
      title: 'Texts in place of references',
      wrong: 'The claim lists its assertions as texts, without their hashes.',
      ...notValid,
    },
    (bindings, label) => {
      const assertions = [created(), ...bindings];
      return { label, created: assertions, claim: { created_assertions: assertions.map(own) } };
    },
  ),
  claims(
    {
      id: 'reference-twice',
      title: 'A claim that names its hash twice',
      wrong: 'The first reference to the data hash has another hash than the second.',
      ...notValid,
    },
    (bindings, label) => {
      const spec = referring(own)(bindings, label);
      const list = [created(), ...bindings].map((one) => ({ url: own(one), hash: boxHash(one.box) }));
      const wrong = bindings.map((one) => ({ url: own(one), hash: boxHash(new Uint8Array(9)) }));
      return { ...spec, claim: { created_assertions: [...wrong, ...list] } };
    },
  ),
  claims(
    {
      id: 'reference-weak-hash',
      title: 'A reference with an MD5 hash',
      wrong: 'The claim refers to the data hash with an algorithm that isn’t allowed.',
      ...notValid,
    },
    hashedWith('md5'),
  ),
  claims(
    {
      id: 'reference-own-algorithm',
      title: 'References with an algorithm of their own',
      wrong: 'Nothing. They’re hashed with SHA-512, and the claim names SHA-256.',
      expect: 'Valid',
    },
    hashedWith('sha512'),
  ),
  claims(
    {
      id: 'binding-label-twice',
      title: 'Two assertions with one label, of which the claim has the hash of the last',
      wrong: 'The first box `c2pa.hash.data` leaves out the image. Readers that take the first one use it.',
      ...notValid,
    },
    ([honest], label) => {
      if (!honest) throw new Error('there is a hash');
      const forged = dataHash({ without: toTheEnd })({
        file: new Uint8Array(100),
        spans: [{ start: 0, length: 9 }],
      });
      return {
        label,
        created: [created(), forged],
        unlisted: [honest],
        hashed: (one, hash) => (one === forged ? boxHash(honest.box) : hash),
      };
    },
  ),
  claims(
    {
      id: 'binding-as-json',
      title: 'A hash that isn’t CBOR',
      wrong: 'The box of the data hash holds JSON.',
      ...notValid,
    },
    (_, label) => ({
      label,
      created: [created(), { label: 'c2pa.hash.data', box: jsonBox('c2pa.hash.data', { alg: 'sha256' }) }],
    }),
  ),
  claims(
    {
      id: 'binding-text',
      title: 'A hash assertion that’s a text',
      wrong: 'The data hash is a text in place of a map.',
      ...notValid,
    },
    (_, label) => ({
      label,
      created: [created(), { label: 'c2pa.hash.data', box: cborBox('c2pa.hash.data', 'sha256') }],
    }),
  ),
  claims(
    {
      id: 'claim-twice',
      title: 'Two claims in one manifest',
      wrong: 'A claim of the first version follows the other one. Readers could use either.',
      ...notValid,
    },
    (bindings, label) => ({
      label,
      created: [created(), ...bindings],
      more: [superbox(UUID.claim, 'c2pa.claim', [box('cbor', cborOf({ alg: 'sha256', assertions: [] }))])],
    }),
  ),
  jpegRecipe(
    {
      id: 'claim-missing',
      title: 'A manifest without a claim',
      wrong: 'It has its assertions and its signature only.',
      ...notValid,
      clause: '15.10',
    },
    () => ({
      store: rebuilt(UUID.manifest, (active) => partsOf(active).filter((_, index) => index !== 1)),
    }),
  ),
  jpegRecipe(
    {
      id: 'assertions-missing',
      title: 'A manifest without its assertions',
      wrong: 'The claim names a hash that isn’t there.',
      ...notValid,
      clause: '15.10',
    },
    () => ({ store: rebuilt(UUID.manifest, (active) => partsOf(active).slice(1)), after: changeScan }),
  ),
  jpegRecipe(
    {
      id: 'manifest-compressed',
      title: 'A compressed manifest',
      wrong: 'Its box says that it’s compressed, and what it holds can’t be read.',
      ...notValid,
      clause: '11.2.4',
    },
    () => ({ store: rebuilt(UUID.compressed, () => [box('brob', u8(0), 'not compressed at all')]) }),
  ),
  jpegRecipe(
    {
      id: 'manifest-with-gap',
      title: 'Bytes in a manifest that aren’t a box',
      wrong: 'Readers that look for boxes there could see another claim.',
      ...notValid,
      clause: '11.1.4',
    },
    () => ({
      store: rebuilt(UUID.manifest, (active) => [...partsOf(active), bytes(u8(0, 0, 0, 3), 'gap')]),
    }),
  ),
];
