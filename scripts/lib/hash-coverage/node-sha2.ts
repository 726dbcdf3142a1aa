import { createHash } from 'node:crypto';

/** Node.js's SHA-2 with the part of the `@noble/hashes` interface that the library uses. */
const streamed = (name: string) => ({
  create() {
    const hash = createHash(name);
    return {
      update(bytes: Uint8Array) {
        hash.update(bytes);
      },
      digest: () => new Uint8Array(hash.digest()),
    };
  },
});

export const sha256 = streamed('sha256');
export const sha384 = streamed('sha384');
export const sha512 = streamed('sha512');
