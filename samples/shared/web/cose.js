// A signer for c2pa-web: wraps a signature in COSE_Sign1 (RFC 9052), the format used in manifests.
// Save it next to the sample. The key isn't needed here: `signBytes` returns the raw signature from wherever the key is.

// #region cbor
// The CBOR (RFC 8949) that it needs: numbers, bytes, text, lists, maps, null.
function head(major, size) {
  if (size < 24) return [(major << 5) | size];
  if (size < 256) return [(major << 5) | 24, size];
  if (size < 65_536) return [(major << 5) | 25, size >> 8, size & 255];
  return [(major << 5) | 26, size >>> 24, (size >> 16) & 255, (size >> 8) & 255, size & 255];
}

function cbor(value) {
  if (value === null) return [0xf6];
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return [...head(3, value.length), ...new TextEncoder().encode(value)];
  if (value instanceof Uint8Array) return [...head(2, value.length), ...value];
  if (Array.isArray(value)) return [...head(4, value.length), ...value.flatMap(cbor)];
  const entries = [...value];
  return [...head(5, entries.length), ...entries.flat().flatMap(cbor)];
}

const encode = (value) => new Uint8Array(cbor(value));
// #endregion cbor

// #region signer
/**
 * @param certificates the chain as DER, signing certificate first, without the root
 * @param signBytes takes the bytes to sign and returns an ECDSA signature over SHA-256, 64 bytes (r and s)
 */
export function coseSigner(certificates, signBytes) {
  // Covered by the signature: the algorithm (-7 is ES256) and the chain.
  const protectedHeader = encode(
    new Map([
      [1, -7],
      [33, certificates],
    ]),
  );
  return {
    alg: 'es256',
    reserveSize: async () => 2048 + certificates.reduce((sum, { length }) => sum + length, 0),
    async sign(claim, reserveSize) {
      const signature = await signBytes(encode(['Signature1', protectedHeader, new Uint8Array(), claim]));
      const message = (pad) => {
        const open = new Map([['pad', new Uint8Array(pad)]]);
        return new Uint8Array([0xd2, ...cbor([protectedHeader, open, null, signature])]); // tag 18
      };
      // The space in the file is already reserved: the message must fill it exactly.
      return message(reserveSize - message(256).length + 256);
    },
  };
}
// #endregion signer

// #region pem
/** Every block of PEM text as DER. */
export function derOf(pem) {
  const blocks = [...pem.matchAll(/-----BEGIN [A-Z ]+-----([^-]+)-----END/g)];
  return blocks.map(([, base64]) => Uint8Array.from(atob(base64.replace(/\s/g, '')), (c) => c.charCodeAt(0)));
}
// #endregion pem
