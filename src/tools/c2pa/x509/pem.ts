import { type Certificate, parseCertificate } from './certificate.ts';

/** More than any list has; a file of gigabytes is not a list. */
export const MAX_PEM_CHARACTERS = 4_000_000;

export class PemError extends Error {
  override name = 'PemError';
}

const BLOCK = /-----BEGIN ([A-Z0-9 ]+)-----([^-]*)-----END \1-----/g;

/** Bytes of base64. @throws when it is not */
const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/**
 * The certificates in a PEM text, each of them read.
 * @throws PemError with what is wrong, written for the person who gave it; never with what the text says
 */
export function parsePem(text: string): Certificate[] {
  if (text.length > MAX_PEM_CHARACTERS) throw new PemError('This is too large to be a list of certificates.');
  const blocks = [...text.matchAll(BLOCK)];
  if (blocks.some(([, kind = '']) => kind.includes('PRIVATE KEY')))
    throw new PemError(
      'This text holds a private key. It was not kept. Give certificates only: the parts that begin with “-----BEGIN CERTIFICATE-----”.',
    );
  const wanted = blocks.filter(([, kind]) => kind === 'CERTIFICATE');
  const begun = text.split('-----BEGIN CERTIFICATE-----').length - 1;
  if (wanted.length === 0 && begun === 0)
    throw new PemError(
      'There is no certificate in it. A PEM text has parts that begin with “-----BEGIN CERTIFICATE-----”.',
    );
  if (begun > wanted.length)
    throw new PemError('A certificate in it is cut off: the line “-----END CERTIFICATE-----” is missing.');
  return wanted.map(([, , body = ''], index) => {
    try {
      return parseCertificate(fromBase64(body.replace(/\s+/g, '')));
    } catch (cause) {
      const which = wanted.length > 1 ? `Certificate ${index + 1} of ${wanted.length}` : 'The certificate';
      throw new PemError(`${which} cannot be read.`, { cause });
    }
  });
}

/** A certificate as PEM, with a line end. */
export const toPem = ({ der }: Pick<Certificate, 'der'>): string =>
  `-----BEGIN CERTIFICATE-----\n${toBase64(der).replace(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
