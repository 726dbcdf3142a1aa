// What the page says. It says what was checked, and never whether the content is true.
import { SIGNERS, type Uncovered, wordsOf } from 'content-credentials-hash-coverage';
import type { Voucher } from 'content-credentials-hash-coverage/trust';
import type { Failure, SigningTime } from './validation-state.ts';

const INGREDIENTS_ONLY =
  'The credentials of an ingredient don’t validate, so what these say about where the file comes from can’t be relied on. The checks of the file itself found no fault.';

const RELATIONSHIPS: Record<string, string> = {
  parentOf: 'was opened and edited',
  componentOf: 'was placed in it',
  inputTo: 'was used to make it',
};

/** @param leftOut what the hash leaves out besides the manifest store */
export function stateInWords(state: string, failures: Failure[], leftOut: Uncovered[]): string {
  const real = failures.filter(({ code }) => code !== 'signingCredential.untrusted'); // says nothing about the file
  if (state === 'Invalid' && real.length > 0 && real.every(({ isOfIngredient }) => isOfIngredient))
    return INGREDIENTS_ONLY;
  if (state === 'Trusted') return `${unchanged(leftOut)} ${SIGNERS.trusted}`;
  if (state === 'Valid') return `${unchanged(leftOut)} ${SIGNERS.unknown}`;
  return wordsOf(state).meaning;
}

const unchanged = (leftOut: Uncovered[]): string =>
  leftOut.length > 0
    ? 'Nothing that the hash covers has changed since it was signed.'
    : 'The file hasn’t changed since it was signed.';

/** The list that vouches for the signer, and the certificate on it that matched. */
export const voucherInWords = ({ title, issued, anchor }: Voucher): string =>
  `The signer is vouched for by the ${title}, issued on ${issued}, through ${anchor}.`;

/** Readers should see the source: the SDK reports codes, and this is our own check. */
export const foundHere = (text: string): string => `Found by this page’s own check, not by the SDK: ${text}`;

export const leftOutInWords = ({ name, length }: Uncovered): string =>
  `The hash leaves out ${name} (${length.toLocaleString('en-US')} bytes). Anyone can change that without being detected.`;

export function timeInWords(signed: SigningTime | undefined): string {
  if (!signed) return 'no usable time stamp';
  return signed.isVerified ? signed.time : `${signed.time} (claimed; the time stamp isn’t verified)`;
}

export const relationshipInWords = (kind: string): string => RELATIONSHIPS[kind] ?? kind;

/** What to say about an error, and whether trying again may help. */
export function problemInWords(error: unknown, type: string): { text: string; retry: boolean } {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const over = (text: string) => ({ text, retry: false });
  const again = (text: string) => ({ text, retry: true });
  if (name === 'Stopped') return again('Reading was stopped.');
  if (name === 'StartError') return again(`The SDK didn’t start: ${message}`);
  if (name === 'CrashError') return again(`The SDK crashed while it read this file: ${message}`);
  if (name === 'UnsupportedFormatError')
    return over(`The SDK doesn’t read this kind of file (${type || 'no type'}).`);
  if (name === 'AssetTooLargeError') return over('The SDK reads files up to 1,000,000,000 bytes.');
  if (message.startsWith('C2pa(RemoteManifestUrl'))
    return over(`The Content Credentials are on a server, which this page didn’t contact: ${message}`);
  if (message.startsWith('C2pa(UnsupportedType')) return over(`The file isn’t of the type ${type}.`);
  if (message.startsWith('C2pa('))
    return over(`The file, or its Content Credentials, can’t be read: ${message}`);
  return again(`Something went wrong: ${message}`);
}

/** Anyone can write any name into a certificate: unless the signer is trusted, the name never stands alone. */
export const signerLabel = (state: string): string =>
  state === 'Trusted' ? 'Signed by' : 'Claimed signer (not verified)';
