import { fromBase64 } from '../x509/pem.ts';

/** What SDK 0.8.0 takes out of a chain file. */
export interface SdkReading {
  /** DER of each part, whatever its marker calls it: a key or a request counts as a certificate here. */
  blocks: Uint8Array[];
  /** What the SDK says when it stops; it then signs nothing. */
  error?: 'incomplete PEM' | 'base64 decode error' | 'invalid header';
}

/** What the SDK says when a chain file stops it, and when it finds nothing in the file. */
export const sdkFileError = (error: NonNullable<SdkReading['error']>): string =>
  `Failed to create signer from keys: invalid signing credentials (${error})`;
export const SDK_NO_CERTIFICATE = 'COSE Signer does not contain signing certificate';
export const SDK_NOT_A_CERTIFICATE = 'the certificate is invalid';

/** More parts than any chain has. */
const MAX_BLOCKS = 1000;
/** Base64 as the SDK demands it: no spaces, and the signs at its end. */
const STRICT = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** The bytes of strict base64; nothing where a bit is set that no byte has. */
function strictBase64(text: string): Uint8Array | undefined {
  if (!STRICT.test(text)) return undefined;
  const bytes = fromBase64(text);
  const [, last = 'A', padding = ''] = /(.)(={1,2})$/.exec(text) ?? [];
  const value = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'.indexOf(last);
  return padding && value & (padding.length === 2 ? 15 : 3) ? undefined : bytes;
}

/**
 * Reads a chain file as SDK 0.8.0 does: line by line, so that a byte order mark or a space before a marker hides it, and
 * without a look at what a part is called. Measured with `@contentauth/c2pa-node` 0.8.0, and held against it by
 * tests/samples/certificate-files.test.ts.
 */
export function sdkReading(text: string): SdkReading {
  const blocks: Uint8Array[] = [];
  let body: string[] | undefined;
  // What is written as `\n`, from JSON or a variable of the environment, is a line end too.
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
