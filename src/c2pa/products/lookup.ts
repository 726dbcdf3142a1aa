import type { Voucher } from '../trust/pool.ts';
import type { Certificate } from '../x509/certificate.ts';
import { type ProductFinding, productOf } from './product.ts';
import type { ProductList } from './record.ts';

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
