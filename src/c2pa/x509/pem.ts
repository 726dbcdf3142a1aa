import { type Certificate, parseCertificate } from './certificate.ts';

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

/** An end is looked for before the next beginning only, and a base64 text has no five dashes. */
const BLOCK = /-----BEGIN ([A-Z0-9 ]+)-----((?:(?!-----)[\s\S])*)-----END \1-----/g;

/** Also one that is cut off, and what stands within another part: whatever is said to be a key is one. */
const PRIVATE_KEY = /-----BEGIN [A-Z0-9 ]*PRIVATE KEY( BLOCK)?-----/;

export const holdsPrivateKey = (text: string): boolean => PRIVATE_KEY.test(text);

/** The parts of a PEM text that are whole. */
export const pemBlocks = (text: string): PemBlock[] =>
  [...text.matchAll(BLOCK)].map(([, kind = '', body = '']) => ({ kind, body }));

/** Bytes of base64. @throws when it is not */
export const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replace(/\s+/g, '')), (char) => char.charCodeAt(0));

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/**
 * The certificates in a PEM text, each of them read.
 * @throws PemError with what is wrong, written for the person who gave it; never with what the text says
 */
export function parsePem(text: string): Certificate[] {
  if (text.length > MAX_PEM_CHARACTERS) throw new PemError('This is too large to be a list of certificates.');
  if (holdsPrivateKey(text))
    throw new PemError(
      'This text holds a private key. It was not kept. Give certificates only: the parts that begin with “-----BEGIN CERTIFICATE-----”.',
    );
  const begun = text.split('-----BEGIN CERTIFICATE-----').length - 1;
  if (begun === 0)
    throw new PemError(
      'There is no certificate in it. A PEM text has parts that begin with “-----BEGIN CERTIFICATE-----”.',
    );
  const wanted = pemBlocks(text).filter(({ kind }) => kind === 'CERTIFICATE');
  if (begun > wanted.length)
    throw new PemError('A certificate in it is cut off: the line “-----END CERTIFICATE-----” is missing.');
  return wanted.map(({ body }, index) => {
    try {
      return parseCertificate(fromBase64(body));
    } catch (cause) {
      const which = wanted.length > 1 ? `Certificate ${index + 1} of ${wanted.length}` : 'The certificate';
      throw new PemError(`${which} cannot be read.`, { cause });
    }
  });
}

/** A certificate as PEM, with a line end. */
export const toPem = ({ der }: Pick<Certificate, 'der'>): string =>
  `-----BEGIN CERTIFICATE-----\n${toBase64(der).replace(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
