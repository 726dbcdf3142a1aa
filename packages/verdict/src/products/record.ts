/** The parts of a distinguished name that a record has. */
export const NAME_PARTS = ['C', 'O', 'OU', 'CN'] as const;
export type NamePartOf = (typeof NAME_PARTS)[number];

/** A record of the list of conforming products, with what the check of a signer needs. */
export interface ProductRecord {
  /** A UUID. */
  id: string;
  applicant: string;
  kind: 'generator' | 'validator';
  /** `conformant`, or one of several that begin with `revoked`. */
  status: string;
  /** Character for character; a part that isn't there is the same as an empty one. */
  name: Readonly<Partial<Record<NamePartOf, string>>>;
  /** The first version that it covers. It has no fixed format. */
  minVersion?: string;
  /** The highest assurance level of the product's certificates. */
  level?: number;
  /** What the product isn't allowed to state about a file. */
  disallowed: readonly string[];
  /** Media types by kind. */
  generates: Readonly<Record<string, readonly string[]>>;
}

/** The list in this site's format. */
export interface ProductList {
  /** The day on which the publisher's list was read, `2026-08-21`. */
  read: string;
  records: readonly ProductRecord[];
}
