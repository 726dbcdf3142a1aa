import type { Cbor } from '../cbor/decode.ts';
import { encodeCbor, tagged } from '../cbor/encode.ts';
import type { Credentials } from '../sign/credentials.ts';

/** Labels and values of COSE (RFC 9052, RFC 9360): algorithm, ES256, chain of certificates, tag of COSE_Sign1. */
const ALG = 1;
const ES256 = -7;
const X5CHAIN = 33;
const COSE_SIGN1 = 18;

/** Bytes to reserve for a signature with this chain, with some to spare: the SDK asks before it signs. */
export const reserveFor = (chain: readonly Uint8Array[]): number =>
  512 + chain.reduce((sum, { length }) => sum + length, 0);

/**
 * The unprotected headers that pad a message to the reserved size. A single run of zeros can't reach every length,
 * because its length field grows by at least a byte at 24, 256, and 65,536; hence `pad2` (C2PA 2.4, "Embedding").
 * @param message the message with these headers
 */
function padded(message: (open: Map<Cbor, Cbor>) => Uint8Array<ArrayBuffer>, size: number) {
  for (const extra of [[], [['pad2', new Uint8Array()] as const]]) {
    const withPad = (length: number) =>
      message(new Map<Cbor, Cbor>([['pad', new Uint8Array(length)], ...extra]));
    const missing = size - withPad(0).length;
    for (const lengthOfLength of [0, 1, 2, 4]) {
      if (missing < lengthOfLength) continue;
      const found = withPad(missing - lengthOfLength);
      if (found.length === size) return found;
    }
  }
  throw new RangeError(`A signature with this chain doesn’t fit into ${size} bytes.`);
}

/**
 * Signs a claim: COSE_Sign1 with ES256 over the detached claim, with the chain in the protected header (C2PA 2.4, "Digital
 * Signatures").
 * @param claim the claim's CBOR, as the SDK passes it
 * @param size bytes reserved in the file; a message of any other length makes the file Invalid
 * @returns exactly `size` bytes
 * @throws RangeError if the reserved space is too small
 * @see https://www.rfc-editor.org/rfc/rfc9052.html#section-4.4
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_digital_signatures
 */
export async function coseSign1(
  claim: Uint8Array,
  { privateKey, chain }: Pick<Credentials, 'privateKey' | 'chain'>,
  size: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const certificates = chain.length === 1 ? chain[0] : [...chain];
  const header = encodeCbor(
    new Map<Cbor, Cbor>([
      [ALG, ES256],
      [X5CHAIN, certificates],
    ]),
  );
  const toBeSigned = encodeCbor(['Signature1', header, new Uint8Array(), claim]);
  // Web Crypto returns r followed by s, which is the format that COSE requires.
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, toBeSigned);
  return padded((open) => tagged(COSE_SIGN1, [header, open, null, new Uint8Array(signature)]), size);
}
