import { children, type Der, hex, oid } from '../x509/der.ts';

/** Object identifiers of the hashes that RSASSA-PSS can use here, with their Web Crypto names. */
export const HASHES: Readonly<Record<string, string>> = {
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
};

export interface PssParameters {
  /** Object identifiers of the two hashes; missing if the certificate uses the old default, SHA-1. */
  hash?: string;
  maskHash?: string;
  saltLength: number;
}

/** The parameters of RSASSA-PSS (RFC 8017, A.2.3). @returns undefined if there are none, or they can't be parsed */
export function pssParameters(parameters: Der | undefined): PssParameters | undefined {
  if (parameters?.tag !== 0x30) return undefined;
  try {
    const fields = children(parameters);
    const field = (tag: number) => {
      const holder = fields.find((one) => one.tag === tag);
      return holder && children(holder)[0];
    };
    const hash = field(0xa0);
    const mask = field(0xa1);
    const [hashId] = hash ? children(hash) : [];
    const maskParameters = mask && children(mask)[1];
    const [maskHash] = maskParameters ? children(maskParameters) : [];
    const salt = field(0xa2);
    return {
      hash: hashId && oid(hashId),
      maskHash: maskHash && oid(maskHash),
      // The default of the standard.
      saltLength: salt && salt.value.length <= 2 ? Number(`0x${hex(salt.value) || '0'}`) : 20,
    };
  } catch {
    return undefined;
  }
}
