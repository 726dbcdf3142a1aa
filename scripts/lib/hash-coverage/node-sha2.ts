import { createHash } from 'node:crypto';

/** SHA-2 of Node.js in the form that the library uses `@noble/hashes` in. */
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
