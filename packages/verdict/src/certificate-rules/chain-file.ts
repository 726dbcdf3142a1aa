import { type Check, type Examined, failed, noted, passed } from './finding.ts';
import { sameBytes } from './same.ts';
import { SDK_NO_CERTIFICATE, SDK_NOT_A_CERTIFICATE, type SdkReading, sdkFileError } from './sdk-pem.ts';

const ERRORS: Readonly<Record<NonNullable<SdkReading['error']>, string>> = {
  'incomplete PEM':
    'The SDK can’t find the end of a certificate: its `END` line is missing, indented, or on a line with other text.',
  'base64 decode error':
    'The SDK can’t decode a certificate: there are spaces or other characters in its base64.',
  'invalid header': 'The SDK stops at a `BEGIN` line that doesn’t end with five dashes.',
};

/** What the SDK reads differently from us: certificates that it misses, or data that it mistakes for certificates. */
function difference({ blocks }: SdkReading, { chain, besides }: Examined): string {
  const seen = chain.given.filter(({ der }) => blocks.some((block) => sameBytes(block, der))).length;
  const hidden = chain.given.length - seen;
  if (hidden > 0)
    return `The SDK skips ${hidden} of ${chain.given.length} certificates: a byte order mark, a space, or other text comes before their \`BEGIN\` line.`;
  const labels = [...new Set(besides)].map((label) => `\`${label}\``).join(', ');
  return `The SDK also treats ${labels || 'other parts of the file'} as a certificate.`;
}

/** Whether the SDK reads exactly the given certificates from the file, in PEM and in the same order. */
export const chainFile: Check = (examined) => {
  const { file, chain, sdkOfFile } = examined;
  const { reading, form } = file;
  if (form === 'several files')
    return noted('You provided several files, but the SDK reads a single PEM text.');
  if (!reading) return passed('It’s PEM text.');
  const refused = (text: string, signing: string) =>
    failed(text, { refusal: { step: 'file', words: { signing } } });
  if (form !== 'PEM') {
    const why = `${form === 'DER' || form === 'PKCS#7' ? `This is ${form}` : 'This is base64 without its PEM markers'}, and the SDK reads PEM only.`;
    return refused(why, reading.blocks.length > 0 ? SDK_NOT_A_CERTIFICATE : SDK_NO_CERTIFICATE);
  }
  if (reading.error) return refused(ERRORS[reading.error], sdkFileError(reading.error));
  if (reading.blocks.length === 0)
    return refused(
      'The SDK finds no certificate: the text is UTF-16, or spaces or other characters come before the `BEGIN` lines.',
      SDK_NO_CERTIFICATE,
    );
  if (!sdkOfFile) return passed('The SDK reads the same certificates from it.', String(chain.given.length));
  const text = difference(reading, examined);
  if (sdkOfFile.sdk === 'accepts') return failed(`${text} It signs anyway.`);
  return failed(text, {
    refusal:
      sdkOfFile.sdk === 'breaks'
        ? { step: 'after signing', words: sdkOfFile.answer }
        : { step: 'file', words: { signing: sdkOfFile.answer?.signing ?? SDK_NOT_A_CERTIFICATE } },
  });
};
