/** Something that the reader is told about what they gave, besides its certificates. Code between backticks. */
export interface Notice {
  tone: 'warning' | 'bad';
  title: string;
  text: string;
  /** A command that leads on, where there is one. */
  command?: string;
}

const KEYS_STAY =
  'A private key belongs into no web page, this one included. If it was ever shown to others, make a new one.';

export const NOTICES = {
  key: {
    tone: 'warning',
    title: 'A private key was dropped',
    text: `It was not read, not kept and not sent, and it is gone from this page. ${KEYS_STAY}`,
  },
  'encrypted key': {
    tone: 'warning',
    title: 'An encrypted private key was dropped',
    text: `It was not kept, and no password is asked for here. ${KEYS_STAY}`,
  },
  'key store': {
    tone: 'bad',
    title: 'This is a key store (PKCS#12, PFX or JKS)',
    text: `It holds a private key, so it was not opened, and it is not kept. Take the certificates out of it on your own machine; the command asks for its password. ${KEYS_STAY}`,
    command: 'openssl pkcs12 -in store.p12 -nokeys -out chain.pem',
  },
  request: {
    tone: 'bad',
    title: 'This is a signing request (CSR), not a certificate',
    text: 'It asks an authority for a certificate. Send it there, and check what comes back. To see what it asks for:',
    command: 'openssl req -in signer.csr -noout -text',
  },
  'public key': {
    tone: 'bad',
    title: 'This is a public key alone',
    text: 'A certificate has the key, a name and the signature of whoever vouches for both. Give the certificate.',
  },
  'cut off': {
    tone: 'bad',
    title: 'A certificate is cut off',
    text: 'The line `-----END CERTIFICATE-----` is missing, so that one was left out. Copy it again, to its last line.',
  },
  unreadable: {
    tone: 'bad',
    title: 'A certificate cannot be read',
    text: 'It says that it is a certificate, and its bytes are none. It was damaged, or copied in part.',
    command: 'openssl x509 -in signer.pem -noout -text',
  },
  nothing: {
    tone: 'bad',
    title: 'There is no certificate in it',
    text: 'A certificate is a text that begins with `-----BEGIN CERTIFICATE-----`, or a file in DER form (`.der`, `.cer`, `.crt`, `.p7b`).',
  },
  'too large': {
    tone: 'bad',
    title: 'This is too large to be a chain of certificates',
    text: 'A chain has a few kilobytes. It was not read; the limit is 2 MB.',
  },
  'too many': {
    tone: 'warning',
    title: 'Only the first 40 certificates were looked at',
    text: 'This is a list, not a chain. Give the certificate of the signer first, then those that issued it.',
  },
} as const satisfies Record<string, Notice>;

export type NoticeKind = keyof typeof NOTICES;
