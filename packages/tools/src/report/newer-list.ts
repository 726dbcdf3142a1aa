import { includesCertificate } from '@content-credentials/verdict/certificate-rules/same';
import { type PublishedList, publishedList } from '@content-credentials/verdict/trust/published';
import { type Certificate, shortName } from '@content-credentials/verdict/x509/certificate';

/** A list that's larger than this isn't one. */
const MAX_CHARACTERS = 4_000_000;

/** How a published list differs from the one on this site. */
export type NewerAnswer =
  | { found: 'same'; issued: string }
  /** The publisher has an older one: a withdrawn certificate could come back. */
  | { found: 'older'; issued: string }
  | { found: 'newer'; issued: string; added: string[]; withdrawn: string[]; anchors: readonly Certificate[] }
  | { found: 'nothing'; why: string };

const namesOf = (certificates: readonly Certificate[], other: readonly Certificate[]): string[] =>
  certificates.filter((one) => !includesCertificate(other, one)).map(({ subject }) => shortName(subject));

/**
 * Compares a published list with the one that's in use.
 * @param published from its publisher
 * @param today stands for the issue date of a list that doesn't have one
 */
export function compareLists(
  published: PublishedList,
  inUse: { issued: string; certificates: readonly Certificate[] },
  today: string,
): NewerAnswer {
  const { issued = today, certificates } = published;
  if (issued < inUse.issued) return { found: 'older', issued };
  const added = namesOf(certificates, inUse.certificates);
  const withdrawn = namesOf(inUse.certificates, certificates);
  if (added.length === 0 && withdrawn.length === 0) return { found: 'same', issued };
  return { found: 'newer', issued, added, withdrawn, anchors: certificates };
}

/**
 * Fetches a list from its publisher, when the reader asks for it.
 * @returns never throws; a list that can't be read changes nothing
 */
export async function fetchNewer(
  url: string,
  inUse: { issued: string; certificates: readonly Certificate[] },
  today: string,
): Promise<NewerAnswer> {
  try {
    const response = await fetch(url, {
      cache: 'no-cache',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(30_000),
    });
    if (!response.ok) return { found: 'nothing', why: `The publisher’s server returned ${response.status}.` };
    const text = await response.text();
    if (text.length > MAX_CHARACTERS)
      return { found: 'nothing', why: 'The file is too large for a trust list.' };
    return compareLists(publishedList(text), inUse, today);
  } catch (error) {
    const isNetwork = error instanceof TypeError || error instanceof DOMException;
    return {
      found: 'nothing',
      why: isNetwork
        ? 'The publisher’s server couldn’t be reached.'
        : `The file can’t be used: ${(error as Error).message}.`,
    };
  }
}
