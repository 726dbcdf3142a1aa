import { coseSign1 } from '@content-credentials/verdict/cose/sign1';
import { PURPOSE } from '@content-credentials/verdict/x509/names';
import { BasicConstraintsExtension, KeyUsageFlags } from '@peculiar/x509';
import { created, ingredientOf, labelFor, opened } from '../assertions.ts';
import { cborOf } from '../cbor.ts';
import { type Assertion, assertion, hashedUri, manifestOf, storeOf } from '../manifest.ts';
import { type About, jpegRecipe, type Recipe } from '../specimen.ts';
import { signer, signerBelow, trustRecipe } from './trust.ts';
import { authorityWith, chained } from './trust-chains.ts';
import { CLAIMS, ENDED, type ForgedLists, forgedLists, type Holding, issued } from './trust-lists.ts';

const SIGNS = KeyUsageFlags.keyCertSign;
/** A CA that may have any number of CAs below it. */
const UNLIMITED = new BasicConstraintsExtension(true, undefined, true);

/**
 * An identity assertion that's signed with this chain (CAWG Identity Assertion 1.2, §8.2).
 * @param label `cawg.identity__1` for the second of a manifest
 */
export async function identityBy(
  chain: readonly Holding[],
  referenced: readonly Assertion[],
  label = 'cawg.identity',
): Promise<Assertion> {
  const payload = {
    referenced_assertions: referenced.map(({ label, box }) => hashedUri(`c2pa.assertions/${label}`, box)),
    sig_type: 'cawg.x509.cose',
  };
  const [leaf] = chain;
  if (!leaf) throw new Error('an identity needs a certificate');
  const certificates = chain.map(({ certificate }) => certificate);
  const signature = await coseSign1(
    cborOf(payload),
    { privateKey: leaf.holder.keys.privateKey, chain: certificates },
    3072,
  );
  return assertion(label, { signer_payload: payload, signature, pad1: new Uint8Array() });
}

/** A file by a trusted signer, with an identity. */
const withIdentity = (about: About, chain: (lists: ForgedLists) => Promise<Holding[]>): Recipe =>
  jpegRecipe({ clause: '18.20', ...about }, async () => {
    const lists = await forgedLists();
    const [sign, holders] = [signer(await signerBelow(lists.signers)), await chain(lists)];
    return {
      manifest: async (bindings, label) => ({
        label,
        created: [created(), ...bindings, await identityBy(holders, bindings)],
        sign,
      }),
    };
  });

/** How far trust reaches: what a CA may issue, who may sign, and whose signature it is. */
export const trustLimits: readonly Recipe[] = [
  chained(
    'trusted-ca-any-purpose',
    'A CA for any purpose between signer and list',
    'Nothing. Any purpose includes that of signers.',
    'Trusted',
    async ({ signers }) => [await issued('Issuer', signers, { levels: 0, purposes: [PURPOSE.any] })],
  ),
  chained(
    'trusted-ca-without-limit',
    'A CA that may have any number of CAs below it',
    'Nothing. Most roots and CAs have no limit.',
    'Trusted',
    async ({ signers }) => [await authorityWith(signers, SIGNS, UNLIMITED)],
  ),
  chained(
    'trust-anchor-has-limit',
    'More CAs than the root on the list allows',
    'The root allows two CAs below it, and there are three, none of which has a limit of its own.',
    'Valid',
    async ({ signers }) => {
      const first = await authorityWith(signers, SIGNS, UNLIMITED);
      const second = await authorityWith(first, SIGNS, UNLIMITED);
      return [await authorityWith(second, SIGNS, UNLIMITED), second, first];
    },
  ),
  chained(
    'trust-not-a-ca',
    'A certificate that may sign others and isn’t a CA’s',
    'Its key usage includes other certificates, and its basic constraints say that it isn’t a CA.',
    'Valid',
    async ({ signers }) => [
      await authorityWith(signers, SIGNS, new BasicConstraintsExtension(false, undefined, true)),
    ],
  ),
  trustRecipe(
    {
      id: 'trust-issuer-renamed',
      title: 'A certificate whose issuer has another name than the root that signed it',
      wrong: 'The signature is the root’s, and the name of the issuer isn’t.',
      expect: 'Valid',
      withLists: 'Valid',
      clause: '14.5.1',
    },
    async ({ signers }) => {
      const { keys } = signers.holder;
      return signer(
        await signerBelow({ ...signers, holder: { name: { O: 'Forgery kit', CN: 'Nobody' }, keys } }),
      );
    },
  ),
  trustRecipe(
    {
      id: 'trust-signer-without-purpose',
      title: 'A signer’s certificate without a purpose',
      wrong: 'The certificate doesn’t say what it’s for.',
      expect: 'Invalid',
      withLists: 'Invalid',
      clause: '14.5.1',
    },
    async ({ signers }) => signer(await issued('Signer', signers)),
  ),
  trustRecipe(
    {
      id: 'trust-ca-signs-claim',
      title: 'A claim signed by a CA',
      wrong: 'The certificate is for issuing others, although its purposes include claims.',
      expect: 'Invalid',
      withLists: 'Invalid',
      clause: '14.5.1',
    },
    async ({ signers }) => signer(await issued('Issuer', signers, { levels: 0, purposes: CLAIMS })),
  ),
  jpegRecipe(
    {
      id: 'trust-expired-ingredient',
      title: 'A trusted signer, and an ingredient whose signer has expired',
      wrong: 'The ingredient has no time stamp, so its certificate counts as expired.',
      expect: 'Invalid',
      hasExpired: true,
      withLists: 'Invalid',
      clause: '15.8',
    },
    async () => {
      const { signers } = await forgedLists();
      const old = signer(await issued('Signer', signers, { ...ENDED, purposes: CLAIMS }));
      const ingredient = await manifestOf({
        label: labelFor('ingredient of an expired signer'),
        created: [created()],
        sign: old,
      });
      const parent = ingredientOf(ingredient);
      const sign = signer(await signerBelow(signers));
      return {
        manifest: (bindings, label) => ({ label, created: [opened(parent), parent, ...bindings], sign }),
        store: (active) => storeOf(ingredient, active),
      };
    },
  ),
  withIdentity(
    {
      id: 'trust-identity-listed',
      title: 'A trusted signer, and an identity on the same list',
      wrong: 'Nothing. But SDKs check identities with lists of their own.',
      expect: 'Valid',
      withLists: 'Valid',
    },
    async ({ signers }) => [await signerBelow(signers, 'Somebody')],
  ),
  withIdentity(
    {
      id: 'trust-identity-unlisted',
      title: 'A trusted signer, and an identity that’s on no list',
      wrong: 'Anyone can write any name into a certificate.',
      expect: 'Valid',
      withLists: 'Valid',
    },
    async () => [await signerBelow(await issued('Root of nobody', undefined, { levels: 1 }), 'Somebody')],
  ),
];
