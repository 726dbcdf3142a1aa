import { createHash, X509Certificate } from 'node:crypto';
import { publishedList } from '@content-credentials/verdict/trust/published';
import type { Certificate, NamePart } from '@content-credentials/verdict/x509/certificate';
import { type Fetched, TrustListError } from './download.ts';
import type { TrustList, TrustListFile } from './schema.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const day = (date: Date | undefined) => (date ?? new Date(0)).toISOString().slice(0, 10);

const FIRST_NAME_PARTS = ['CN', 'O'];
const rank = ([key]: NamePart) =>
  FIRST_NAME_PARTS.includes(key) ? FIRST_NAME_PARTS.indexOf(key) : FIRST_NAME_PARTS.length;

/** Common name and organization first, whatever order a CA wrote them in. */
const nameText = (name: readonly NamePart[]): string =>
  [...name]
    .sort((one, other) => rank(one) - rank(other))
    .map(([key, value]) => `${key}=${value}`)
    .join(', ');

function entryOf(certificate: Certificate, kind: TrustList['kind']): TrustListFile['certificates'][number] {
  const { der, subject, issuer, notBefore, notAfter, isSelfIssued } = certificate;
  return {
    kind: kind === 'allowed' ? 'signer' : isSelfIssued ? 'root' : 'intermediate',
    subject: nameText(subject),
    issuer: nameText(issuer),
    notBefore: day(notBefore),
    notAfter: day(notAfter),
    sha256: sha256(der),
    der: Buffer.from(der).toString('base64'),
  };
}

/**
 * Converts a published list to our format: every entry must be a certificate, and anchors must be CAs.
 * @throws TrustListError
 */
export function convertList(list: TrustList, { bytes, read, changed }: Fetched): TrustListFile {
  const { id, title, counts, frozen, license, kind, url } = list;
  const hash = sha256(bytes);
  if (list.sha256 !== undefined && hash !== list.sha256)
    throw new TrustListError(
      list,
      `the file's SHA-256 is ${hash}, but site.config.ts allows only ${list.sha256}`,
    );
  let published: ReturnType<typeof publishedList>;
  try {
    published = publishedList(bytes.toString('utf8'));
  } catch (cause) {
    throw new TrustListError(list, (cause as Error).message, cause);
  }
  const all = published.certificates;
  for (const [index, { der }] of all.entries())
    try {
      // Stricter than our own reader, and a second opinion.
      new X509Certificate(der);
    } catch (cause) {
      throw new TrustListError(list, `Certificate ${index + 1} of ${all.length} can’t be read`, cause);
    }
  const issued = published.issued ?? changed?.day ?? read;
  const certificates = all.map((one) => entryOf(one, kind));
  const bad = kind === 'anchors' && all.findIndex(({ isAuthority }) => !isAuthority);
  if (typeof bad === 'number' && bad >= 0)
    throw new TrustListError(list, `“${certificates[bad]?.subject}” isn’t a CA, so it can’t be an anchor`);
  const once = certificates.filter(
    (one, index) => certificates.findIndex((other) => other.sha256 === one.sha256) === index,
  );
  return {
    ...{ id, title, counts },
    ...(frozen !== undefined && { frozen }),
    ...(license && { license }),
    source: { url, ...(changed && { commit: changed.commit }), sha256: hash },
    ...{ issued, read },
    // Sorted, so that an update shows only what changed.
    certificates: once.sort(
      (one, other) => one.subject.localeCompare(other.subject) || one.sha256.localeCompare(other.sha256),
    ),
  };
}
