import type { Certificate } from '../x509/certificate.ts';

/** Whether two byte strings are equal. */
export const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

/** Whether a list contains exactly this certificate. */
export const includesCertificate = (list: readonly Certificate[], { der }: Certificate): boolean =>
  list.some((one) => sameBytes(one.der, der));
