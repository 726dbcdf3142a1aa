import type { Certificate } from '../x509/certificate.ts';

/** What a trust list's anchors can vouch for. */
export type Counts = 'signers' | 'time stamps';

/** A trust list, as files are checked with it. */
export interface TrustPool {
  /** The id of a list of this site; undefined for certificates that a reader added. */
  id?: string;
  /** The name that readers know. */
  title: string;
  /** The day it was issued, `2026-08-05`; undefined for certificates that a reader added. */
  issued?: string;
  /** Whether nothing is added to it anymore. */
  isFrozen?: boolean;
  /** A list for time stamps never vouches for a signer, nor the reverse. */
  counts: readonly Counts[];
  anchors: readonly Certificate[];
  /** Individual signers. */
  allowed: readonly Certificate[];
}

/** A list that vouches for a signer, with the anchor that matched. */
export interface Voucher {
  /** The id of a list of this site. */
  id?: string;
  title: string;
  issued?: string;
  isFrozen: boolean;
  /** Subject of the anchor, or of the signer if the list names it individually. */
  anchor: string;
}
