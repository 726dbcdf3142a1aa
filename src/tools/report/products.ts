import { settings } from 'virtual:provenance';
import type { ProductLookup } from '../../c2pa/products/lookup.ts';
import type { TrustFindings } from '../../c2pa/trust/find-trust.ts';
import type { ConformingProductsFile } from '../../config/index.ts';

let loaded: Promise<ConformingProductsFile> | undefined;

async function fetched(href: string): Promise<ConformingProductsFile> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${response.status} for ${href}`);
  return response.json();
}

/**
 * The list of conforming products, fetched when the program's trust list vouches for a signer for the first time. A
 * list that doesn't arrive isn't an error of the file.
 */
export async function productsFor(
  { vouchers }: TrustFindings,
  type: string | undefined,
): Promise<ProductLookup | undefined> {
  const { products } = settings;
  if (!products) return undefined;
  const { trustList, href } = products;
  const isVouched = [...vouchers.values()].some((lists) => lists.some(({ id }) => id === trustList));
  if (!isVouched) return undefined;
  loaded ??= fetched(href);
  try {
    return { trustList, list: await loaded, ...(type && { type }) };
  } catch {
    loaded = undefined;
    return { trustList, list: 'not loaded' };
  }
}
