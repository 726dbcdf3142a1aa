// What the page says. It says what was checked, and takes no side on whether a picture is true.

const STATES = {
  Trusted: 'Unchanged since it was signed, and the signer is on a list that this page was given.',
  Valid: 'Unchanged since it was signed. This page has no list of signers, so nobody vouches for the name.',
  Invalid: 'These Content Credentials cannot be relied on, so nothing that they say is shown.',
};

const REASONS = {
  'assertion.dataHash.mismatch': 'The file was changed after it was signed.',
  'claimSignature.mismatch': 'The Content Credentials themselves were changed.',
  'signingCredential.untrusted': 'The signer is on no list that this page knows.',
  'signingCredential.expired': 'The certificate of the signer had run out.',
};

export const stateInWords = (state) => STATES[state] ?? 'The state is unknown to this page.';
export const reasonInWords = (code) => REASONS[code] ?? '';

/** `c2pa.color_adjustments` is "color adjustments"; a source type is an address, and its last part is the word. */
export const actionInWords = ({ action, digitalSourceType, softwareAgent, parameters }) =>
  [
    said(action)
      .replace(/^c2pa\./, '')
      .replaceAll('_', ' '),
    said(parameters?.description),
    said(digitalSourceType).split('/').at(-1),
    softwareAgent && `with ${said(softwareAgent.name ?? softwareAgent)}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** A text that a stranger wrote: it may be missing, something else than text, or a megabyte long. */
export const said = (value) => (typeof value === 'string' ? value.slice(0, 300) : '');

/** What to say, and whether trying again may help. */
export function problemInWords(error, type) {
  const { name, message } = error;
  const again = (text) => ({ text, retry: true });
  const over = (text) => ({ text, retry: false });
  if (name === 'StartError') return again(`The SDK did not start: ${message}`);
  if (name === 'UnsupportedFormatError')
    return over(`The SDK does not read this kind of file (${type || 'no type'}).`);
  if (name === 'AssetTooLargeError') return over('The SDK reads files of up to 1,000,000,000 bytes.');
  if (message.startsWith('C2pa(RemoteManifestUrl'))
    return over(`The Content Credentials are elsewhere, and this page did not ask there: ${message}`);
  if (message.startsWith('C2pa(UnsupportedType')) return over(`The bytes are not what ${type} says.`);
  if (message.startsWith('C2pa('))
    return over(`The file, or its Content Credentials, cannot be read: ${message}`);
  return again(`Something went wrong: ${message}`);
}
