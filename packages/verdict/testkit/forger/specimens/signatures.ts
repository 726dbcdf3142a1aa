import { created } from '../assertions.ts';
import { u8 } from '../bytes.ts';
import { cborOf } from '../cbor.ts';
import { expiredCredentials } from '../certificates.ts';
import type { Forgery } from '../forge.ts';
import { honestSigner, type Signer } from '../signer.ts';
import { jpegRecipe, type Recipe } from '../specimen.ts';
import { stamping, timeStampToken } from '../time-stamp.ts';

const signedBy = (sign: Signer): Partial<Forgery> => ({
  manifest: (bindings, label) => ({ label, created: [created(), ...bindings], sign }),
});

const expired = async () => honestSigner(await expiredCredentials());
/** The expired certificate's validity period. */
const then = new Date(Date.now() - 100 * 86_400_000);

/** Time stamps, certificates, and signatures. */
export const signatures: readonly Recipe[] = [
  jpegRecipe(
    {
      id: 'time-stamp-untrusted',
      title: 'A time stamp from the forger’s own authority',
      wrong: 'The time-stamping authority isn’t on a trust list. The stamp is ignored.',
      expect: 'Valid',
      clause: '15.8',
    },
    () => signedBy(stamping()),
  ),
  jpegRecipe(
    {
      id: 'time-stamp-malformed',
      title: 'A time stamp that can’t be read',
      wrong: 'The time stamp is 100 bytes of zeros. It’s ignored.',
      expect: 'Valid',
      clause: '15.8',
    },
    () => signedBy(stamping(undefined, async () => new Uint8Array(100))),
  ),
  jpegRecipe(
    {
      id: 'time-stamp-of-other',
      title: 'A time stamp of something else',
      wrong: 'The time stamp was made for other bytes. It’s ignored.',
      expect: 'Valid',
      clause: '15.8',
    },
    () => signedBy(stamping(undefined, () => timeStampToken(cborOf('something else')))),
  ),
  jpegRecipe(
    {
      id: 'expired',
      title: 'An expired certificate',
      wrong: 'The signing certificate expired, and no time stamp says that it was used before.',
      expect: 'Invalid',
      hasExpired: true,
      clause: '15.7',
    },
    async () => signedBy(await expired()),
  ),
  jpegRecipe(
    {
      id: 'expired-time-stamp-untrusted',
      title: 'An expired certificate and a forged time stamp',
      wrong: 'The time stamp says that the certificate was still valid, but anyone can make such a stamp.',
      expect: 'Invalid',
      hasExpired: true,
      clause: '15.8',
    },
    async () => signedBy(stamping(await expired(), (message) => timeStampToken(message, { when: then }))),
  ),
  jpegRecipe(
    {
      id: 'signature-of-other',
      title: 'A signature of another claim',
      wrong: 'The signature was made for bytes other than the claim.',
      expect: 'Invalid',
      clause: '15.7',
    },
    () => {
      const sign = honestSigner();
      return signedBy((claim) =>
        sign(claim.map((byte, place) => (place === claim.length - 1 ? byte ^ 1 : byte))),
      );
    },
  ),
  jpegRecipe(
    {
      id: 'signature-empty',
      title: 'No signature',
      wrong: 'The signature box contains a single CBOR null.',
      expect: 'not Valid',
      clause: '15.7',
    },
    () => signedBy(async () => u8(0xf6)),
  ),
];
