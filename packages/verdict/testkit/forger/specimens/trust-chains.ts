import { newHolder } from '@content-credentials/verdict/x509/issue';
import {
  BasicConstraintsExtension,
  Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  Name,
  X509CertificateGenerator,
} from '@peculiar/x509';
import { der, sequence } from '../der.ts';
import type { Recipe } from '../specimen.ts';
import { stamping, timeStampToken } from '../time-stamp.ts';
import { signer, signerBelow, trustRecipe } from './trust.ts';
import {
  CLAIMS,
  ENDED,
  type ForgedLists,
  type Holding,
  issued,
  STAMPS,
  stampAuthority,
  TERM,
  THEN,
} from './trust-lists.ts';

const DAY = 86_400_000;
const NAME_CONSTRAINTS = '2.5.29.30';
const UNKNOWN = '1.2.3.4.5';

/** A CA with other usages, limits, or more extensions. */
export async function authorityWith(
  { holder: issuer }: Holding,
  usage: KeyUsageFlags,
  limit: BasicConstraintsExtension = new BasicConstraintsExtension(true, 0, true),
  ...more: Extension[]
): Promise<Holding> {
  const holder = await newHolder({ O: 'Forgery kit', CN: 'Issuer of its own kind' });
  const nameOf = (parts: Readonly<Record<string, string>>) =>
    new Name(Object.entries(parts).map(([part, value]) => ({ [part]: [{ utf8String: value }] })));
  const certificate = await X509CertificateGenerator.create({
    subject: nameOf(holder.name),
    issuer: nameOf(issuer.name),
    ...TERM,
    publicKey: holder.keys.publicKey,
    signingKey: issuer.keys.privateKey,
    signingAlgorithm: { name: 'ECDSA', hash: 'SHA-256' },
    extensions: [limit, new KeyUsagesExtension(usage, true), ...more],
  });
  return { holder, certificate: new Uint8Array(certificate.rawData) };
}

export const chained = (
  id: string,
  title: string,
  wrong: string,
  withLists: 'Trusted' | 'Valid',
  chain: (lists: ForgedLists) => Promise<Holding[]>,
): Recipe =>
  trustRecipe({ id, title, wrong, expect: 'Valid', withLists, clause: '14.5.1' }, async (lists) => {
    const above = await chain(lists);
    const [issuer] = above;
    if (!issuer) throw new Error('a signer needs an issuer');
    return signer(await signerBelow(issuer), ...above);
  });

/** An expired signer with a time stamp. */
const stamped = (
  id: string,
  title: string,
  wrong: string,
  withLists: 'Trusted' | 'Invalid',
  by: (lists: ForgedLists) => ReturnType<typeof stampAuthority>,
): Recipe =>
  trustRecipe(
    { id, title, wrong, expect: 'Invalid', hasExpired: true, withLists, clause: '14.4.2' },
    async (lists) => {
      const leaf = await issued('Signer', lists.signers, { ...ENDED, purposes: CLAIMS });
      const authority = await by(lists);
      return stamping(signer(leaf), (message) => timeStampToken(message, { when: THEN, by: authority }));
    },
  );

const SOON = { notBefore: new Date(Date.now() + 30 * DAY), notAfter: new Date(Date.now() + 60 * DAY) };
const SIGNS = KeyUsageFlags.keyCertSign;

/** Chains with CAs between the signer, or the authority that stamped the time, and a list. */
export const trustChains: readonly Recipe[] = [
  chained(
    'trusted-through-ca',
    'A CA between signer and list',
    'Nothing.',
    'Trusted',
    async ({ signers }) => [await issued('Issuer', signers, { levels: 0 })],
  ),
  chained(
    'trusted-through-ca-of-purpose',
    'A CA for signers only between signer and list',
    'Nothing. Its own purposes include those below it.',
    'Trusted',
    async ({ signers }) => [await issued('Issuer for signers', signers, { levels: 0, purposes: CLAIMS })],
  ),
  chained(
    'trusted-through-two-cas',
    'Two CAs between signer and list',
    'Nothing. Each of them has as many below it as it may.',
    'Trusted',
    async ({ signers }) => {
      const upper = await issued('Upper issuer', signers, { levels: 1 });
      return [await issued('Lower issuer', upper, { levels: 0 }), upper];
    },
  ),
  chained(
    'trust-too-many-cas',
    'More CAs than allowed',
    'The upper CA may have none below it, and it issued one.',
    'Valid',
    async ({ signers }) => {
      const upper = await issued('Upper issuer', signers, { levels: 0 });
      return [await issued('Lower issuer', upper, { levels: 0 }), upper];
    },
  ),
  chained(
    'trust-ca-expired',
    'A CA that has expired',
    'Nobody may rely anymore on what it issued.',
    'Valid',
    async ({ signers }) => [await issued('Issuer', signers, { ...ENDED, levels: 0 })],
  ),
  chained(
    'trust-ca-not-yet-valid',
    'A CA that isn’t valid yet',
    'Its validity period begins in a month.',
    'Valid',
    async ({ signers }) => [await issued('Issuer', signers, { ...SOON, levels: 0 })],
  ),
  chained(
    'trust-ca-cannot-sign',
    'A CA that may sign revocation lists only',
    'Its key usage doesn’t include certificates.',
    'Valid',
    async ({ signers }) => [await authorityWith(signers, KeyUsageFlags.cRLSign)],
  ),
  chained(
    'trust-ca-unknown-critical',
    'A CA with a critical extension that nobody knows',
    'Whoever doesn’t know the extension must not rely on the certificate.',
    'Valid',
    async ({ signers }) => [
      await authorityWith(signers, SIGNS, undefined, new Extension(UNKNOWN, true, der(0x05))),
    ],
  ),
  chained(
    'trust-ca-limited-names',
    'A CA for certain names',
    'Which names it may issue isn’t evaluated here, so nobody below it is trusted.',
    'Valid',
    async ({ signers }) => [
      await authorityWith(
        signers,
        SIGNS,
        undefined,
        new Extension(NAME_CONSTRAINTS, true, sequence(der(0xa0, sequence(der(0x82, 'forged.example'))))),
      ),
    ],
  ),
  stamped(
    'trusted-stamp-through-ca',
    'A time stamp below a CA below a list',
    'Nothing.',
    'Trusted',
    async ({ stamps }) =>
      stampAuthority(await issued('Issuer for time stamps', stamps, { levels: 0, purposes: STAMPS })),
  ),
  stamped(
    'trust-stamp-ca-for-signers',
    'A time stamp below a CA that’s for signers',
    'The root is on both lists, but the CA that it issued is restricted to signers.',
    'Invalid',
    async ({ both }) =>
      stampAuthority(await issued('Issuer for signers', both, { levels: 0, purposes: CLAIMS })),
  ),
  stamped(
    'trust-stamp-ca-too-new',
    'A time stamp below a CA that’s newer',
    'The CA wasn’t valid at the time that’s stamped.',
    'Invalid',
    async ({ stamps }) =>
      stampAuthority(
        await issued('Issuer for time stamps', stamps, {
          ...TERM,
          notBefore: new Date(Date.now() - 10 * DAY),
          levels: 0,
        }),
      ),
  ),
  stamped(
    'trust-stamp-unlisted',
    'A time stamp by an authority that’s on no list',
    'Anyone can stamp any time.',
    'Invalid',
    async () => stampAuthority(await issued('Root of nobody', undefined, { levels: 1 })),
  ),
  trustRecipe(
    {
      id: 'trusted-ca-expired-since',
      title: 'A CA that has expired since, with a time stamp by a listed authority',
      wrong: 'Nothing. Signer and CA were valid when it signed.',
      expect: 'Invalid',
      hasExpired: true,
      withLists: 'Trusted',
      clause: '15.8',
    },
    async ({ signers, stamps }) => {
      const issuer = await issued('Issuer', signers, { ...ENDED, levels: 0 });
      const leaf = await issued('Signer', issuer, { ...ENDED, purposes: CLAIMS });
      const by = await stampAuthority(stamps);
      return stamping(signer(leaf, issuer), (message) => timeStampToken(message, { when: THEN, by }));
    },
  ),
  trustRecipe(
    {
      id: 'trusted-with-unlisted-stamp',
      title: 'A valid signer with a time stamp by an authority that’s on no list',
      wrong: 'Nothing. The certificate is still valid, so the time stamp isn’t needed.',
      expect: 'Valid',
      withLists: 'Trusted',
      clause: '14.4.2',
    },
    async ({ signers }) => stamping(signer(await signerBelow(signers))),
  ),
  trustRecipe(
    {
      id: 'trust-signer-not-yet-valid',
      title: 'A signer on the list for signers whose certificate isn’t valid yet',
      wrong: 'Its validity period begins in a month.',
      expect: 'Invalid',
      withLists: 'Invalid',
      clause: '15.8',
    },
    async ({ signers }) => signer(await issued('Signer', signers, { ...SOON, purposes: CLAIMS })),
  ),
  trustRecipe(
    {
      id: 'trust-expired-unstamped',
      title: 'An expired signer on the list for signers, without a time stamp',
      wrong: 'Nothing shows that the certificate was valid when it signed.',
      expect: 'Invalid',
      hasExpired: true,
      withLists: 'Invalid',
      clause: '15.8',
    },
    async ({ signers }) => signer(await issued('Signer', signers, { ...ENDED, purposes: CLAIMS })),
  ),
];
