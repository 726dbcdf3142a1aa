import { createHash, X509Certificate } from 'node:crypto';
import { join } from 'node:path';
import { publishedList } from '@content-credentials/verdict/trust/published';
import type { Certificate, NamePart } from '@content-credentials/verdict/x509/certificate';
import { TrustListError } from './download.ts';
import { type TrustList, type TrustListFile, trustListFile, trustListFileOf } from './schema.ts';
import type { Source } from './update.ts';

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
    sha256: createHash('sha256').update(der).digest('hex'),
    der: Buffer.from(der).toString('base64'),
  };
}

/** The certificates of a published list: every entry must be one, and anchors must be CAs. @throws TrustListError */
function certificatesIn(list: TrustList, all: readonly Certificate[]): TrustListFile['certificates'] {
  for (const [index, { der, isAuthority, subject }] of all.entries()) {
    try {
      // Stricter than our own reader, and a second opinion.
      new X509Certificate(der);
    } catch {
      throw new TrustListError(list, `Certificate ${index + 1} of ${all.length} can’t be read`);
    }
    if (list.kind === 'anchors' && !isAuthority)
      throw new TrustListError(list, `“${nameText(subject)}” isn’t a CA, so it can’t be an anchor`);
  }
  const once = new Map(all.map((one) => entryOf(one, list.kind)).map((entry) => [entry.sha256, entry]));
  // Sorted, so that an update shows only what changed.
  return [...once.values()].sort(
    (one, other) => one.subject.localeCompare(other.subject) || one.sha256.localeCompare(other.sha256),
  );
}

/** A trust list, and its file in our format. */
export function trustListSource(list: TrustList, sourceDir: string): Source<TrustListFile> {
  const { id, title, counts, frozen, license, url } = list;
  return {
    ...{ id, url, license },
    file: join(sourceDir, trustListFileOf(id)),
    schema: trustListFile,
    convert({ bytes, sha256 }) {
      if (list.sha256 !== undefined && sha256 !== list.sha256)
        throw new TrustListError(
          list,
          `the file's SHA-256 is ${sha256}, but site.config.ts allows only ${list.sha256}`,
        );
      let published: ReturnType<typeof publishedList>;
      try {
        published = publishedList(bytes.toString('utf8'));
      } catch (error) {
        throw new TrustListError(list, (error as Error).message);
      }
      const { issued, certificates } = published;
      return {
        ...{ id, title, counts, frozen },
        ...(issued && { issued }),
        certificates: certificatesIn(list, certificates),
      };
    },
    entriesOf: ({ certificates }) => certificates.map(({ sha256, subject }) => [sha256, subject]),
  };
}
