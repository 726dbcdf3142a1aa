// The types of trust.js, made with it.

/** A certificate as the library reads it. */
export type Certificate = object;

/** What a trust list's anchors can vouch for. */
export type Counts = 'signers' | 'time stamps';

/** A trust list, as files are judged with it. */
export interface TrustPool {
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
  title: string;
  issued?: string;
  isFrozen: boolean;
  /** Subject of the anchor, or of the signer if the list names it individually. */
  anchor: string;
}

/** A trust list in this site's format, with what judging needs. */
export interface ConvertedList {
  /** `C2PA trust list` */
  title: string;
  /** The day it was issued, `2026-08-05`. */
  issued: string;
  /** What its certificates can vouch for. */
  counts: Counts;
  /** CAs as DER in base64. */
  certificates: readonly {
    der: string;
  }[];
}

/** The report with the signers that the lists vouch for. */
export interface JudgedTrust<Report> {
  report: Report;
  /** The lists that vouch for the signer of the active manifest; empty unless the state is `Trusted`. */
  vouchers: readonly Voucher[];
}

/** Reads a list's certificates. @throws Error if one can't be read */
export declare const poolOf: ({ title, issued, counts, certificates }: ConvertedList) => TrustPool;

/** The certificates of all lists as PEM, for the SDK's setting of trust anchors. It has only one for both kinds. */
export declare const pemOf: (pools: readonly TrustPool[]) => string;

/**
 * Takes away the trust that the SDK gave with the wrong list or by an incomplete check of the chain. It never adds any.
 * @param report of the SDK, which got the certificates of the same lists
 * @param store the manifest store
 */
export declare function judgeTrust<Report>(
  report: Report,
  store: Uint8Array,
  pools: readonly TrustPool[],
): Promise<JudgedTrust<Report>>;
