import { Entries } from '../cbor.ts';
import { type Signer, signerWith } from '../signer.ts';
import type { About, Recipe } from '../specimen.ts';
import { type StampOptions, stampedMessage, stamping, timeStampToken } from '../time-stamp.ts';
import { signer, trustRecipe } from './trust.ts';
import { CLAIMS, ENDED, type ForgedLists, issued, stampAuthority, THEN } from './trust-lists.ts';

const expired = async ({ signers }: ForgedLists): Promise<Signer> =>
  signer(await issued('Signer', signers, { ...ENDED, purposes: CLAIMS }));

type Words = Pick<About, 'id' | 'title' | 'wrong'> & { withLists: 'Trusted' | 'Invalid' };

/** An expired signer on the list for signers, with a time stamp by an authority on the list for time stamps. */
const stamped = (words: Words, options: Omit<StampOptions, 'by' | 'when'>): Recipe =>
  trustRecipe({ ...words, expect: 'Invalid', hasExpired: true, clause: '14.4.2' }, async (lists) => {
    const by = await stampAuthority(lists.stamps);
    return stamping(await expired(lists), (message) =>
      timeStampToken(message, { ...options, when: THEN, by }),
    );
  });

/** The same certificate with another signature: same issuer, same serial number. */
const altered = (certificate: Uint8Array) =>
  certificate.map((byte, at) => (at === certificate.length - 1 ? byte ^ 1 : byte));

/** Time stamps whose signer could be more than one certificate, and those that only look like it. */
export const trustStamps: readonly Recipe[] = [
  stamped(
    {
      id: 'trusted-stamp-certificate-twice',
      title: 'A time stamp that holds its certificates twice',
      wrong: 'Nothing. Every reader finds the same certificate.',
      withLists: 'Trusted',
    },
    { held: ({ certificate, root }) => [certificate, root, certificate, root] },
  ),
  stamped(
    {
      id: 'trusted-stamp-without-root',
      title: 'A time stamp that holds only its signer’s certificate',
      wrong: 'Nothing. The root is on the list.',
      withLists: 'Trusted',
    },
    { held: ({ certificate }) => [certificate] },
  ),
  stamped(
    {
      id: 'trust-stamp-two-certificates',
      title: 'A time stamp with two certificates of one serial number',
      wrong: 'They differ in their last byte, so readers can take different ones.',
      withLists: 'Invalid',
    },
    { held: ({ certificate, root }) => [certificate, altered(certificate), root] },
  ),
  stamped(
    {
      id: 'trust-stamp-no-certificate',
      title: 'A time stamp without its signer’s certificate',
      wrong: 'It holds only the root’s, so nobody can check who stamped.',
      withLists: 'Invalid',
    },
    { held: ({ root }) => [root] },
  ),
  stamped(
    {
      id: 'trust-stamp-two-signers',
      title: 'A time stamp with two signers',
      wrong: 'A time stamp has exactly one (RFC 3161).',
      withLists: 'Invalid',
    },
    { signers: 2 },
  ),
  trustRecipe(
    {
      id: 'trusted-stamp-other-of-issuer',
      title: 'A time stamp that also holds another certificate of its issuer',
      wrong: 'Nothing. Only one of them has the serial number that the time stamp names.',
      expect: 'Invalid',
      hasExpired: true,
      withLists: 'Trusted',
      clause: '14.4.2',
    },
    async (lists) => {
      const [by, other] = [await stampAuthority(lists.stamps), await stampAuthority(lists.stamps)];
      const held = () => [other.certificate, by.certificate];
      return stamping(await expired(lists), (message) => timeStampToken(message, { when: THEN, by, held }));
    },
  ),
  trustRecipe(
    {
      id: 'trust-stamp-of-other-bytes',
      title: 'A listed authority’s time stamp for something else',
      wrong: 'The time stamp was taken from another file.',
      expect: 'Invalid',
      hasExpired: true,
      withLists: 'Invalid',
      clause: '15.8',
    },
    async (lists) => {
      const by = await stampAuthority(lists.stamps);
      return stamping(await expired(lists), () => timeStampToken(new Uint8Array(9), { when: THEN, by }));
    },
  ),
  ...(['sigTst2', 'sigTst'] as const).map((second, index) =>
    trustRecipe(
      {
        id: `trust-stamp-second-${index === 0 ? 'token' : 'header'}`,
        title: `A second time stamp in ${index === 0 ? 'the same header' : 'the header of old claims'}`,
        wrong: 'The second is by an authority that’s on no list, and readers can take either.',
        expect: 'Invalid',
        hasExpired: true,
        withLists: 'Invalid',
        clause: '10.3.2.5',
      },
      async (lists) => {
        const by = await stampAuthority(lists.stamps);
        return signerWith(
          async (parts) => {
            const message = stampedMessage(parts);
            const [val, other] = [
              await timeStampToken(message, { when: THEN, by }),
              await timeStampToken(message, { when: THEN }),
            ];
            return second === 'sigTst2'
              ? new Entries(['sigTst2', { tstTokens: [{ val }, { val: other }] }])
              : new Entries(
                  ['sigTst2', { tstTokens: [{ val }] }],
                  ['sigTst', { tstTokens: [{ val: other }] }],
                );
          },
          await expired(lists),
        );
      },
    ),
  ),
];
