// What the page says. It says what was checked, and takes no side on whether a picture is true.

const STATES: Record<string, string> = {
  Trusted: 'Unchanged since it was signed, and the signer is on a list that this page was given.',
  Valid: 'Unchanged since it was signed. This page has no list of signers, so nobody vouches for the name.',
  Invalid: 'These Content Credentials cannot be relied on. What they say is in the JSON only.',
};

const RELATIONSHIPS: Record<string, string> = {
  parentOf: 'was opened and edited',
  componentOf: 'was placed in it',
  inputTo: 'was used to make it',
};

export const stateInWords = (state: string): string => STATES[state] ?? 'The state is unknown to this page.';
export const relationshipInWords = (kind: string): string => RELATIONSHIPS[kind] ?? kind;

/** What to say of an error, and whether trying again may help. */
export function problemInWords(error: unknown, type: string): { text: string; retry: boolean } {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const over = (text: string) => ({ text, retry: false });
  if (name === 'UnsupportedFormatError')
    return over(`The SDK does not read this kind of file (${type || 'no type'}).`);
  if (name === 'AssetTooLargeError') return over('The SDK reads files of up to 1,000,000,000 bytes.');
  if (message.startsWith('C2pa(RemoteManifestUrl'))
    return over(`The Content Credentials are elsewhere, and this page did not ask there: ${message}`);
  if (message.startsWith('C2pa(UnsupportedType')) return over(`The bytes are not what ${type} says.`);
  if (message.startsWith('C2pa('))
    return over(`The file, or its Content Credentials, cannot be read: ${message}`);
  return {
    text: `${name === 'StartError' ? 'The SDK did not start' : 'Something went wrong'}: ${message}`,
    retry: true,
  };
}
