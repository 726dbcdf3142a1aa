import { type Certificate, parseCertificate } from './certificate.ts';
import { secretInText } from './secret.ts';

/** More than any list has; a file of gigabytes is not a list. */
export const MAX_PEM_CHARACTERS = 4_000_000;

export class PemError extends Error {
  override name = 'PemError';
}

/** A part of a PEM text: what it says it is, and its base64, perhaps with lines of old headers before it. */
export interface PemBlock {
  kind: string;
  body: string;
}

/** The end has to come before the next beginning; base64 has no five dashes. What the end is called doesn't count. */
const BLOCK = /-----BEGIN ([A-Z0-9 ]+)-----((?:(?!-----)[\s\S])*)-----END [A-Z0-9 ]+-----/g;

/** Whether a text contains a private key in any form, also one that is cut off or mangled. */
export const holdsPrivateKey = (text: string): boolean => secretInText(text) !== undefined;

/** The parts of a PEM text that are whole. */
export const pemBlocks = (text: string): PemBlock[] =>
  [...text.matchAll(BLOCK)].map(([, kind = '', body = '']) => ({
    kind: kind.trim().replace(/ +/g, ' '),
    body,
  }));

/** Bytes of base64. @throws when it is not */
export const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replace(/\s+/g, '')), (char) => char.charCodeAt(0));

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/**
 * The certificates in a PEM text, each of them read.
 * @throws PemError with what is wrong, written for the person who gave it; never with what the text says
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

/** A certificate as PEM, with a line end. */
export const toPem = ({ der }: Pick<Certificate, 'der'>): string =>
  `-----BEGIN CERTIFICATE-----\n${toBase64(der).replace(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
