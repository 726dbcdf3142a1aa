// What the page says. It says what was checked, and never whether the content is true.

import { SIGNERS, wordsOf } from 'content-credentials-hash-coverage';

const INGREDIENTS_ONLY =
  'The credentials of an ingredient don’t validate, so what these say about where the file comes from can’t be relied on. The checks of the file itself found no fault.';

const REASONS = {
  'assertion.dataHash.mismatch': 'The file was changed after it was signed.',
  'assertion.bmffHash.mismatch': 'The file was changed after it was signed.',
  'claimSignature.mismatch': 'The Content Credentials themselves were changed.',
  'signingCredential.untrusted': 'The signer isn’t on a trust list of this page.',
  'cawg.ica.did_unavailable': 'An identity wasn’t checked: this page contacts no other server.',
  'signingCredential.expired':
    'The signing certificate expired, and no trusted time stamp is from before that.',
};

/** Says nothing about the file, only about what the page trusts. */
const isTrust = ({ code }) => code === 'signingCredential.untrusted';

/**
 * @param failures what `failuresOf` found
 * @param leftOut what `uncoveredIn` found
 */
export function stateInWords(state, failures, leftOut) {
  const real = failures.filter((one) => !isTrust(one));
  if (state === 'Invalid' && real.length > 0 && real.every(({ isOfIngredient }) => isOfIngredient))
    return INGREDIENTS_ONLY;
  if (state === 'Trusted') return `${unchanged(leftOut)} ${SIGNERS.trusted}`;
  if (state === 'Valid') return `${unchanged(leftOut)} ${SIGNERS.unknown}`;
  return wordsOf(state).meaning;
}

const unchanged = (leftOut) =>
  leftOut.length > 0
    ? 'Nothing that the hash covers has changed since it was signed.'
    : 'The file hasn’t changed since it was signed.';

export const failureInWords = ({ code, isOfIngredient }) =>
  isOfIngredient ? `${shortened(code)}, of an ingredient.` : `${shortened(code)} ${REASONS[code] ?? ''}`;

/** Readers should see the source: the SDK reports codes, and this is our own check. */
export const foundHere = (text) => `Found by this page’s own check, not by the SDK: ${text}`;

/** @param part of the file that the hash leaves out */
export const leftOutInWords = ({ name, length }) =>
  `The hash leaves out ${name} (${length.toLocaleString('en-US')} bytes). Anyone can change that without being detected.`;

/** `c2pa.color_adjustments` becomes “color adjustments”. A source type is a URL, and its last segment is the type's name. */
export const actionInWords = ({ action, digitalSourceType, softwareAgent, parameters }) =>
  [
    shortened(action)
      .replace(/^c2pa\./, '')
      .replaceAll('_', ' '),
    shortened(parameters?.description),
    shortened(digitalSourceType).split('/').at(-1),
    softwareAgent && `with ${shortened(softwareAgent.name ?? softwareAgent)}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** Anyone can write any name into a certificate: unless the signer is trusted, the name never stands alone. */
export const signerInWords = (state, { signature_info }) => {
  const name = shortened(signature_info?.issuer) || 'an unnamed organization';
  return state === 'Trusted' ? `Signed by ${name}` : `Claimed signer (not verified): ${name}`;
};

/** @param voucher the list that vouches for the signer, and the certificate on it that matched */
export const voucherInWords = ({ title, issued, anchor }) =>
  `The signer is vouched for by the ${title}, issued on ${issued}, through ${shortened(anchor)}.`;

/** Text from an untrusted file: it may be missing, something other than text, or a megabyte long. */
export const shortened = (value) => (typeof value === 'string' ? value.slice(0, 300) : '');

/** What to say about an error, and whether trying again may help. */
export function problemInWords(error, type) {
  const { name, message } = error;
  const again = (text) => ({ text, retry: true });
  const over = (text) => ({ text, retry: false });
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
