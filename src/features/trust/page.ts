import { X509Certificate } from 'node:crypto';
import {
  type Certificate,
  type NamePart,
  parseCertificate,
} from '@content-credentials/verdict/x509/certificate';
import type { Site } from '../../config/site.ts';
import { conformingProductsFor, convertedLists } from './data.ts';
import { type ConformingProductsFile, PRODUCTS_FILE, type TrustListFile, trustListFileOf } from './schema.ts';

/** A certificate on a trust list, with its neighbors. */
export interface AnchorRow extends Omit<TrustListFile['certificates'][number], 'der'> {
  /** Its anchor on the page. */
  id: string;
  /** `CN` or `O` of its subject. */
  name: string;
  organization: string;
  /** `CN` or `O` of its issuer. */
  issuerName: string;
  /** `EC, P-384` */
  key: string;
  /** By the day on which the newest list was read, so that a build doesn't depend on its day. */
  isExpired: boolean;
  /** The certificates on the lists that it issued, and the one that issued it: their names, and anchors. */
  issued: ReadonlyArray<{ name: string; id: string }>;
  issuedBy?: { name: string; id: string };
}

export interface ListSection extends Omit<TrustListFile, 'certificates'> {
  /** Address of the converted list, with its certificates as DER. */
  href: string;
  rows: readonly AnchorRow[];
}

/** What the page about the lists shows. */
export interface TrustPageData {
  products?: ConformingProductsFile & {
    href: string;
    /** The id of the list with the CAs that issue certificates to these products. */
    trustList: string | undefined;
  };
  lists: readonly ListSection[];
}

type Entry = TrustListFile['certificates'][number];

/** A certificate on a list, as we read it, and as Node.js does, which verifies signatures. */
interface Known {
  list: string;
  entry: Entry;
  read: Certificate;
  certificate: X509Certificate;
}

const part = (name: readonly NamePart[], key: string): string | undefined =>
  name.find(([one]) => one === key)?.[1];

const nameOf = (name: readonly NamePart[], text: string): string =>
  part(name, 'CN') ?? part(name, 'O') ?? text;

const anchorOf = ({ list, entry }: Known): string => `${list}-${entry.sha256.slice(0, 12)}`;

/** Whether one certificate was issued by another one, by its name and its signature. */
const isIssued = (one: Known, by: Known): boolean =>
  one.entry.sha256 !== by.entry.sha256 &&
  one.entry.issuer === by.entry.subject &&
  one.certificate.checkIssued(by.certificate) &&
  one.certificate.verify(by.certificate.publicKey);

/**
 * @param issuers of each certificate, among all
 * @param day the day on which certificates are valid or expired
 */
function rowOf(one: Known, issuers: ReadonlyMap<Known, readonly Known[]>, day: string): AnchorRow {
  const { der: _, ...entry } = one.entry;
  const all = [...issuers.keys()];
  // A CA that's on several lists is linked where it is first.
  const link = (other: Known) => {
    const first = all.find(({ entry }) => entry.sha256 === other.entry.sha256) ?? other;
    return { name: nameOf(first.read.subject, first.entry.subject), id: anchorOf(first) };
  };
  const [issuer] = issuers.get(one) ?? [];
  const issued = all.filter((other) => issuers.get(other)?.includes(one));
  const once = new Map(issued.map((other) => [other.entry.sha256, link(other)]));
  return {
    ...entry,
    id: anchorOf(one),
    name: nameOf(one.read.subject, entry.subject),
    organization: part(one.read.subject, 'O') ?? '',
    issuerName: nameOf(one.read.issuer, entry.issuer),
    key: one.read.key,
    isExpired: entry.notAfter < day,
    issued: [...once.values()],
    ...(issuer && { issuedBy: link(issuer) }),
  };
}

/** Products, CAs, and TSAs on the lists that the site has. @throws Error if a file isn't what was converted */
export function trustPageData(
  site: Pick<Site, 'trustLists' | 'conformingProducts' | 'base'>,
  sourceDir: string,
): TrustPageData {
  const files = convertedLists(site, sourceDir).lists.map(({ file }) => file);
  const all = files.flatMap(({ id, certificates }) =>
    certificates.map((entry): Known => {
      const certificate = new X509Certificate(Buffer.from(entry.der, 'base64'));
      return { list: id, entry, read: parseCertificate(certificate.raw), certificate };
    }),
  );
  // Once for each pair, because verifying a signature takes a millisecond.
  const issuers = new Map(all.map((one) => [one, all.filter((other) => isIssued(one, other))]));
  const products = conformingProductsFor(site, sourceDir);
  const trustList = site.conformingProducts?.trustList;
  const day =
    files
      .map(({ read }) => read)
      .toSorted()
      .at(-1) ?? '';
  return {
    ...(products && { products: { ...products, trustList, href: site.base + PRODUCTS_FILE } }),
    lists: files.map(({ certificates: _, ...about }) => ({
      ...about,
      href: site.base + trustListFileOf(about.id),
      rows: all.filter(({ list }) => list === about.id).map((one) => rowOf(one, issuers, day)),
    })),
  };
}
