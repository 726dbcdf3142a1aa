import { created } from '../assertions.ts';
import { Entries } from '../cbor.ts';
import type { Forgery } from '../forge.ts';
import { honestSigner, type Signer, signerWith } from '../signer.ts';
import { jpegRecipe, type Recipe } from '../specimen.ts';
import { stamping, timeStampToken } from '../time-stamp.ts';
import {
  CLAIMS,
  ENDED,
  type ForgedLists,
  forgedLists,
  type Holding,
  issued,
  STAMPS,
  stampAuthority,
  THEN,
} from './trust-lists.ts';

const signedBy = (sign: Signer): Partial<Forgery> => ({
  manifest: (bindings, label) => ({ label, created: [created(), ...bindings], sign }),
});

/** Signs with the first certificate's key. */
export const signer = (leaf: Holding, ...above: Holding[]): Signer =>
  honestSigner({
    privateKey: leaf.holder.keys.privateKey,
    chain: [leaf, ...above].map(({ certificate }) => certificate),
  });

export const trustRecipe = (
  about: Parameters<typeof jpegRecipe>[0],
  make: (lists: ForgedLists) => Promise<Signer>,
): Recipe => jpegRecipe(about, async () => signedBy(await make(await forgedLists())));

export const signerBelow = (root: Holding, name = 'Signer') => issued(name, root, { purposes: CLAIMS });

/** Who's trusted with a list for signers and another one for time stamps. */
export const trust: readonly Recipe[] = [
  trustRecipe(
    {
      id: 'trusted-signer',
      title: 'A signer on the list for signers',
      wrong: 'Nothing.',
      expect: 'Valid',
      withLists: 'Trusted',
    },
    async ({ signers }) => signer(await signerBelow(signers)),
  ),
  trustRecipe(
    {
      id: 'trusted-on-both',
      title: 'A signer that chains to an anchor on both lists',
      wrong: 'Nothing. An anchor on both lists counts for both.',
      expect: 'Valid',
      withLists: 'Trusted',
    },
    async ({ both }) => signer(await signerBelow(both)),
  ),
  trustRecipe(
    {
      id: 'trusted-expired-stamped',
      title: 'An expired signer with a time stamp by a listed authority',
      wrong: 'Nothing. The certificate was valid when it signed.',
      expect: 'Invalid',
      hasExpired: true,
      withLists: 'Trusted',
      clause: '15.8',
    },
    async ({ signers, stamps }) => {
      const leaf = await issued('Signer', signers, { ...ENDED, purposes: CLAIMS });
      const by = await stampAuthority(stamps);
      return stamping(signer(leaf), (message) => timeStampToken(message, { when: THEN, by }));
    },
  ),
  trustRecipe(
    {
      id: 'trust-signer-below-tsa',
      title: 'A signer that chains to an anchor on the list for time stamps',
      wrong: 'The list for time stamps doesn’t make signers trusted.',
      expect: 'Valid',
      withLists: 'Valid',
      clause: '14.4.1',
    },
    async ({ stamps }) => signer(await signerBelow(stamps)),
  ),
  trustRecipe(
    {
      id: 'trust-tsa-signs-claim',
      title: 'A claim signed by a time-stamping authority',
      wrong: 'Its root is on both lists, but its certificate is only for time stamps.',
      expect: 'Valid',
      withLists: 'Valid',
      clause: '14.5.1',
    },
    async ({ both }) => signer(await issued('Time stamps', both, { purposes: STAMPS })),
  ),
  trustRecipe(
    {
      id: 'trust-tsa-issuer',
      title: 'A signer whose CA issues only time-stamping certificates',
      wrong: 'The root is on both lists, but the CA that it issued is restricted to time stamps.',
      expect: 'Valid',
      withLists: 'Valid',
      clause: '14.5.1',
    },
    async ({ both }) => {
      const issuer = await issued('Issuer for time stamps', both, { levels: 0, purposes: STAMPS });
      return signer(await signerBelow(issuer), issuer);
    },
  ),
  trustRecipe(
    {
      id: 'trust-leaf-issues',
      title: 'A certificate issued by a signer',
      wrong:
        'The certificate in the middle of the chain is a signer’s, not a CA’s, although it’s on the list. It issued a certificate in another name.',
      expect: 'Valid',
      withLists: 'Valid',
      clause: '14.5.1',
    },
    async ({ signers }) => {
      const middle = await signerBelow(signers);
      return signer(await signerBelow(middle, 'Another name'), middle);
    },
  ),
  trustRecipe(
    {
      id: 'trust-two-chains',
      title: 'Two certificate chains in one signature',
      wrong:
        'The signing certificate chains to the list for time stamps, and a trusted chain is stored next to it.',
      expect: 'not Valid',
      // It takes the chain with the label 33 and ignores the one with the text label.
      isValidIn092: true,
      clause: '14.6',
    },
    async ({ signers, stamps }) => {
      const trusted = await signerBelow(signers);
      return signerWith(
        async () => new Entries(['x5chain', trusted.certificate]),
        signer(await signerBelow(stamps)),
      );
    },
  ),
  trustRecipe(
    {
      id: 'trust-stamp-below-signers',
      title: 'An expired signer with a time stamp that chains to an anchor for signers',
      wrong: 'The list for signers doesn’t make time stamps trusted.',
      expect: 'Invalid',
      hasExpired: true,
      withLists: 'Invalid',
      clause: '14.4.2',
    },
    async ({ signers }) => {
      const leaf = await issued('Signer', signers, { ...ENDED, purposes: CLAIMS });
      const by = await stampAuthority(signers);
      return stamping(signer(leaf), (message) => timeStampToken(message, { when: THEN, by }));
    },
  ),
  trustRecipe(
    {
      id: 'trust-invented-name',
      title: 'A self-made certificate in the name of a broadcaster',
      wrong: 'Anyone can write any name into a certificate that isn’t on a list.',
      expect: 'Valid',
      withLists: 'Valid',
      clause: '14.4.1',
    },
    async () => {
      const root = await issued('Fjordvik Public Broadcasting: root', undefined, { levels: 1 });
      return signer(await signerBelow(root, 'Fjordvik Public Broadcasting (invented)'));
    },
  ),
];
