/** Object identifiers in signers' certificates, with their common names. */
export const ATTRIBUTE_NAMES: Readonly<Record<string, string>> = {
  '2.5.4.3': 'CN',
  '2.5.4.5': 'serialNumber',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '2.5.4.97': 'organizationIdentifier',
  '1.2.840.113549.1.9.1': 'email',
};

/** Extended key usages that the rules for signers refer to. */
export const PURPOSE = {
  any: '2.5.29.37.0',
  email: '1.3.6.1.5.5.7.3.4',
  timeStamping: '1.3.6.1.5.5.7.3.8',
  ocsp: '1.3.6.1.5.5.7.3.9',
  documents: '1.3.6.1.5.5.7.3.36',
  microsoft: '1.3.6.1.4.1.311.76.59.1.9',
  claims: '1.3.6.1.4.1.62558.2.1',
} as const;

export const PURPOSE_NAMES: Readonly<Record<string, string>> = {
  [PURPOSE.email]: 'email protection',
  [PURPOSE.timeStamping]: 'time-stamping',
  [PURPOSE.ocsp]: 'OCSP signing',
  [PURPOSE.documents]: 'document signing',
  [PURPOSE.microsoft]: 'C2PA signing (Microsoft)',
  [PURPOSE.claims]: 'C2PA claim signing',
  '1.3.6.1.5.5.7.3.1': 'TLS server',
  '1.3.6.1.5.5.7.3.2': 'TLS client',
  [PURPOSE.any]: 'any',
};

export const SIGNATURE_NAMES: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.11': 'RSA with SHA-256',
  '1.2.840.113549.1.1.12': 'RSA with SHA-384',
  '1.2.840.113549.1.1.13': 'RSA with SHA-512',
  '1.2.840.113549.1.1.10': 'RSASSA-PSS',
  '1.2.840.10045.4.3.2': 'ECDSA with SHA-256',
  '1.2.840.10045.4.3.3': 'ECDSA with SHA-384',
  '1.2.840.10045.4.3.4': 'ECDSA with SHA-512',
  '1.3.101.112': 'Ed25519',
};

export const KEY_NAMES: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.1': 'RSA',
  '1.2.840.113549.1.1.10': 'RSA (PSS)',
  '1.2.840.10045.2.1': 'EC',
  '1.3.101.112': 'Ed25519',
};

export const CURVE_NAMES: Readonly<Record<string, string>> = {
  '1.2.840.10045.3.1.7': 'P-256',
  '1.3.132.0.34': 'P-384',
  '1.3.132.0.35': 'P-521',
};

/** Bits of the key usage extension, in order. */
export const USAGE_NAMES = [
  'digitalSignature',
  'nonRepudiation',
  'keyEncipherment',
  'dataEncipherment',
  'keyAgreement',
  'keyCertSign',
  'cRLSign',
  'encipherOnly',
  'decipherOnly',
] as const;
