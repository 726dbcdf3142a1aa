import type { Voucher } from '../trust/pool.ts';
import type { Certificate } from '../x509/certificate.ts';
import { levelOf, recordIdOf } from './extensions.ts';
import { NAME_PARTS, type ProductList, type ProductRecord } from './record.ts';

/** The list of conforming products, and the trust list whose CAs issue certificates to them. */
export interface ProductLookup {
  /** The id of the trust list. */
  trustList: string;
  list: ProductList | 'not loaded';
  /** Media type of the file that was read: claims of version 2 don't say it. */
  type?: string;
}

export type ProductAnswer = ProductFinding | { found: 'not loaded' };

/**
 * What the list of conforming products says about a signer. Nothing unless the program's trust list vouches for it:
 * anyone can write a product's name and record ID into a certificate of their own.
 * @param signer the certificate that the lists vouch for
 */
export function productFor(
  vouchers: readonly Voucher[],
  signer: Certificate | undefined,
  lookup: ProductLookup | undefined,
): ProductAnswer | undefined {
  if (!lookup || !signer || !vouchers.some(({ id }) => id === lookup.trustList)) return undefined;
  return lookup.list === 'not loaded' ? { found: 'not loaded' } : productOf(signer, lookup.list);
}

/** What the list says about a signer. */
type ProductFinding = {
  /** The day on which the list was read. */
  read: string;
  /** The assurance level in the certificate. */
  level?: number;
} & (
  | { found: 'record'; record: ProductRecord }
  /** The certificate doesn't say which record is its own, and these have its name. */
  | { found: 'names'; records: readonly ProductRecord[] }
  /** The ID in the certificate is that of a product with another name. */
  | { found: 'other name'; record: ProductRecord }
  /** The ID in the certificate is that of a validator, which can't have a certificate. */
  | { found: 'validator'; record: ProductRecord }
  | { found: 'unreadable' }
  /** No record has this ID, or, without one, this name. */
  | { found: 'none'; id?: string }
);

/** Whether a subject has exactly a record's name: each part at most once, character for character. */
function hasName({ subject }: Certificate, { name }: ProductRecord): boolean {
  // A record without a name would be everyone's.
  if (!name.CN) return false;
  return NAME_PARTS.every((part) => {
    const [value = '', ...more] = subject.filter(([key]) => key === part).map(([, text]) => text);
    return more.length === 0 && value === (name[part] ?? '');
  });
}

/**
 * The record of a signer. The ID in its certificate selects the record, and its name has to be that record's: an ID
 * alone is only a text, which a CA could have copied from a request. Ask only about a signer that chains to the trust
 * list of the program, because everyone else can write anything.
 * @see https://github.com/c2pa-org/conformance-public/tree/main/docs/v0.2 Certificate Policy, meaningful names; profiles of leaf certificates
 */
export function productOf(certificate: Certificate, { read, records }: ProductList): ProductFinding {
  const about = { read, level: levelOf(certificate) };
  const own = recordIdOf(certificate);
  if (own === 'unreadable') return { ...about, found: 'unreadable' };
  if (own === 'none') {
    const named = records.filter((record) => record.kind === 'generator' && hasName(certificate, record));
    return named.length > 0 ? { ...about, found: 'names', records: named } : { ...about, found: 'none' };
  }
  const record = records.find(({ id }) => id === own.id);
  if (!record) return { ...about, found: 'none', id: own.id };
  if (record.kind !== 'generator') return { ...about, found: 'validator', record };
  return { ...about, found: hasName(certificate, record) ? 'record' : 'other name', record };
}
