import { type Certificate, parseCertificate } from './certificate.ts';
import { secretInText } from './secret.ts';

/** Larger than any trust list; a file of gigabytes isn't one. */
export const MAX_PEM_CHARACTERS = 4_000_000;

export class PemError extends Error {
  override name = 'PemError';
}

/** Part of a PEM text: its label, and its base64, possibly preceded by old headers. */
export interface PemBlock {
  kind: string;
  body: string;
}

/** The end must come before the next beginning; base64 doesn't contain five dashes. The end's label doesn't matter. */
const BLOCK = /-----BEGIN ([A-Z0-9 ]+)-----((?:(?!-----)[\s\S])*)-----END [A-Z0-9 ]+-----/g;

/** Whether a text contains a private key in any form, including a truncated or damaged one. */
export const holdsPrivateKey = (text: string): boolean => secretInText(text) !== undefined;

/** The complete parts of a PEM text. */
export const pemBlocks = (text: string): PemBlock[] =>
  [...text.matchAll(BLOCK)].map(([, kind = '', body = '']) => ({
    kind: kind.trim().replace(/ +/g, ' '),
    body,
  }));

/** The bytes of base64. @throws Error if it's invalid */
export const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replace(/\s+/g, '')), (char) => char.charCodeAt(0));

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/**
 * The certificates in a PEM text, all parsed.
 * @throws PemError with the problem, worded for the person who provided the text; never with the text's contents
 * @see https://www.rfc-editor.org/rfc/rfc7468.html#section-5
 */
export function parsePem(text: string): Certificate[] {
  if (text.length > MAX_PEM_CHARACTERS) throw new PemError('This is too large for a list of certificates.');
  if (holdsPrivateKey(text))
    throw new PemError(
      'This text contains a private key, so none of it was used or kept. Enter certificates only: the parts that begin with “-----BEGIN CERTIFICATE-----”.',
    );
  const begun = text.split('-----BEGIN CERTIFICATE-----').length - 1;
  if (begun === 0)
    throw new PemError(
      'This text contains no certificate. In PEM, a certificate begins with “-----BEGIN CERTIFICATE-----”.',
    );
  const wanted = pemBlocks(text).filter(({ kind }) => kind === 'CERTIFICATE');
  if (begun > wanted.length)
    throw new PemError('A certificate is cut off: the line “-----END CERTIFICATE-----” is missing.');
  return wanted.map(({ body }, index) => {
    try {
      return parseCertificate(fromBase64(body));
    } catch (cause) {
      const which = wanted.length > 1 ? `Certificate ${index + 1} of ${wanted.length}` : 'The certificate';
      throw new PemError(`${which} can’t be read.`, { cause });
    }
  });
}

/** A certificate as PEM, ending with a line break. */
export const toPem = ({ der }: Pick<Certificate, 'der'>): string =>
  `-----BEGIN CERTIFICATE-----\n${toBase64(der).replace(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
