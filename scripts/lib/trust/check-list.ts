import { createHash, X509Certificate } from 'node:crypto';
import type { TrustList } from '../../../src/config/index.ts';

/** Larger than any trust list, so that an endless response is rejected. */
export const MAX_LIST_BYTES = 10_000_000;

/** A list that can't be used. The message contains the list's name and the problem. */
export class TrustListError extends Error {
  override name = 'TrustListError';
}

export interface CheckedList {
  certificates: number;
  /** Certificates that have expired. */
  ended: number;
  sha256: string;
}

const BLOCK = /-----BEGIN CERTIFICATE-----[\sA-Za-z0-9+/=]*?-----END CERTIFICATE-----/g;

/**
 * Checks the PEM text of a list: every entry must be a certificate.
 * @throws TrustListError
 */
export function checkList(
  { id, url, sha256 }: Pick<TrustList, 'id' | 'url' | 'sha256'>,
  bytes: Buffer,
): CheckedList {
  const wrong = (what: string) => new TrustListError(`${id}: ${what} (${url})`);
  const hash = createHash('sha256').update(bytes).digest('hex');
  if (sha256 !== undefined && hash !== sha256)
    throw wrong(`the file's SHA-256 is ${hash}, but site.config.ts allows only ${sha256}`);
  const text = bytes.toString('utf8');
  if (text.includes('PRIVATE KEY-----'))
    throw wrong("it contains a private key, so it can't be a trust list");
  const blocks = text.match(BLOCK) ?? [];
  const begun = text.split('-----BEGIN CERTIFICATE-----').length - 1;
  if (begun === 0)
    throw wrong(`it doesn't contain a certificate; it begins with ${JSON.stringify(text.slice(0, 40))}`);
  if (begun !== blocks.length) throw wrong('it contains a truncated certificate');
  const certificates = blocks.map((block, index) => {
    try {
      return new X509Certificate(block);
    } catch {
      throw wrong(`certificate ${index + 1} of ${blocks.length} can't be read`);
    }
  });
  const ended = certificates.filter(({ validTo }) => new Date(validTo) < new Date()).length;
  return { certificates: certificates.length, ended, sha256: hash };
}
