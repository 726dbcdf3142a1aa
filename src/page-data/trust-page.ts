import type { ConformingProductsFile, TrustListFile } from '../config/trust-lists.ts';

/** A certificate on a trust list, with its neighbors. */
export interface AnchorRow extends Omit<TrustListFile['certificates'][number], 'der'> {
  /** Its anchor on the page. */
  id: string;
  /** `CN` or `O` of its subject. */
  name: string;
  organization: string;
  /** `EC, P-384` */
  key: string;
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
  products?: ConformingProductsFile & { href: string };
  lists: readonly ListSection[];
}
