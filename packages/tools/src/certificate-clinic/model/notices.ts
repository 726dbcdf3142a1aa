import type { Secret } from '@content-credentials/verdict/x509/secret';

/** A notice about the parts of the input that aren't certificates. Code is between backticks. */
export interface Notice {
  tone: 'warning' | 'bad';
  title: string;
  text: string;
  /** A command for the next step, if there is one. */
  command?: string;
}

export const NOTICES = {
  request: {
    tone: 'warning',
    title: 'This is a signing request (CSR), not a certificate',
    text: 'To check it, enter it alone. To use it, send it to a certificate authority (CA), and check the certificate that comes back. This command shows what it requests:',
    command: 'openssl req -in signer.csr -noout -text',
  },
  'public key': {
    tone: 'warning',
    title: 'This is a public key, not a certificate',
    text: 'A certificate contains a public key, a name, and the signature of the CA that issued it. Enter the certificate.',
  },
  'revocation list': {
    tone: 'warning',
    title: 'This is a certificate revocation list (CRL), not a certificate',
    text: 'With it, a certificate authority (CA) says which of its certificates are revoked. It isn’t part of a chain. Enter the certificates without it. This command shows what the list contains:',
    command: 'openssl crl -in list.crl -noout -text',
  },
  'cut off': {
    tone: 'bad',
    title: 'A certificate is cut off',
    text: 'The line `-----END CERTIFICATE-----` is missing. Copy the certificate again, including its last line.',
  },
  unreadable: {
    tone: 'bad',
    title: 'A certificate is damaged',
    text: 'Its content isn’t a certificate. It may have been changed, or copied only in part.',
    command: 'openssl x509 -in signer.pem -noout -text',
  },
  nothing: {
    tone: 'bad',
    title: 'There’s no certificate in your input',
    text: 'A certificate is text that begins with exactly `-----BEGIN CERTIFICATE-----`, or a DER file (`.der`, `.cer`, `.crt`, `.p7b`).',
  },
  'too large': {
    tone: 'bad',
    title: 'This is too large for a certificate chain',
    text: 'A chain usually has a few kilobytes, and the limit is 2 MB. Your input wasn’t read.',
  },
  'too many': {
    tone: 'bad',
    title: 'Only the first 100 certificates were checked',
    text: 'This is a list, not a chain. Enter the signing certificate first, then the certificates that issued it.',
  },
} as const satisfies Record<string, Notice>;

export type NoticeKind = keyof typeof NOTICES;

/** The secret that was found, as the subject of the warning. */
const FOUND: Readonly<Record<Secret, string>> = {
  'private key': 'Your input contains a private key',
  'encrypted private key': 'Your input contains an encrypted private key',
  'key store': 'This is a key store, which can contain a private key',
};

/** The warning shown instead of all other results when the input contains a private key. */
export function secretWarning(secret: Secret): Notice {
  return {
    tone: 'bad',
    title: FOUND[secret],
    text:
      secret === 'key store'
        ? 'The clinic doesn’t open PKCS#12, PFX, or JKS files. To check the certificates in it, extract them on your own machine. This command asks for the password:'
        : 'To check your certificates, enter a file or text that contains only certificates. Make sure that the key isn’t in your chain file, because the SDK would copy it into every file you sign. This command lists the parts of a chain file:',
    command:
      secret === 'key store'
        ? 'openssl pkcs12 -in store.p12 -nokeys -out chain.pem'
        : "grep -e '-----BEGIN' chain.pem",
  };
}

/** Notices about how the input was read, and what to do about it. */
export const SECRET_STEPS: readonly string[] = [
  'The clinic stopped and discarded all of your input. Nothing was checked, kept, or sent.',
  'You don’t need to replace the key because of this page, since it never left your device. Replace it if it was exposed in another way, for example in an email, a chat, a repository, or a signed file.',
  'If you copied the key, clear your clipboard.',
];
