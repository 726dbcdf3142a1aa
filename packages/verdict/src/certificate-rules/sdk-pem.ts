import { fromBase64 } from '../x509/pem.ts';

/** What SDK 0.8.0 reads from a chain file. */
export interface SdkReading {
  /** DER of each part, whatever its label: a key or a request is treated as a certificate here. */
  blocks: Uint8Array[];
  /** The SDK's message if it stops; it then signs nothing. */
  error?: 'incomplete PEM' | 'base64 decode error' | 'invalid header';
}

/** The SDK's messages if a chain file stops it, and if the file contains nothing. */
export const sdkFileError = (error: NonNullable<SdkReading['error']>): string =>
  `Failed to create signer from keys: invalid signing credentials (${error})`;
export const SDK_NO_CERTIFICATE = 'COSE Signer does not contain signing certificate';
export const SDK_NOT_A_CERTIFICATE = 'the certificate is invalid';

/** More parts than any real chain. */
const MAX_BLOCKS = 1000;
/** Base64 as the SDK requires it: without spaces, and with padding. */
const STRICT = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** The bytes of strict base64; undefined if an unused bit is set. */
function strictBase64(text: string): Uint8Array | undefined {
  if (!STRICT.test(text)) return undefined;
  const bytes = fromBase64(text);
  const [, last = 'A', padding = ''] = /(.)(={1,2})$/.exec(text) ?? [];
  const value = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'.indexOf(last);
  return padding && value & (padding.length === 2 ? 15 : 3) ? undefined : bytes;
}

/**
 * Reads a chain file like SDK 0.8.0: line by line, so that a byte order mark or a space before a marker hides it, and
 * without checking the label. Measured with `@contentauth/c2pa-node` 0.8.0, and compared with it by
 * tests/samples/certificate-files.test.ts.
 */
export function sdkReading(text: string): SdkReading {
  const blocks: Uint8Array[] = [];
  let body: string[] | undefined;
  // A written `\n`, from JSON or an environment variable, is also a line break.
  for (const line of text.replaceAll('\\n', '\n').split('\n')) {
    if (body === undefined) {
      if (!line.startsWith('-----BEGIN ')) continue;
      if (line.split('-----').length < 3) return { blocks, error: 'invalid header' };
      if (blocks.length === MAX_BLOCKS) break;
      body = [];
    } else if (line.startsWith('-----END ')) {
      const bytes = strictBase64(body.join(''));
      if (!bytes) return { blocks, error: 'base64 decode error' };
      blocks.push(bytes);
      body = undefined;
    } else body.push(line.trimEnd());
  }
  return body === undefined ? { blocks } : { blocks, error: 'incomplete PEM' };
}
