import { site } from 'virtual:site';
import type { APIRoute } from 'astro';
import { PRODUCTS_FILE, trustListFileOf } from '../addresses/trust-lists.ts';
import { conformingProductsFor } from '../content/data/conforming-products.ts';
import { hasStatusCodes, STATUS_CODES_FILE } from '../content/data/status-codes.ts';
import { statusCodesFile } from '../content/data/status-codes-file.ts';
import { convertedLists } from '../content/data/trust-lists.ts';
import { sourceDir } from '../content/source.ts';

/** Data at addresses that don't change: status codes for programs, and what the tools fetch on first use. */
export function getStaticPaths() {
  const files: Array<[file: string, text: string]> = convertedLists(site, sourceDir).lists.map(({ file }) => [
    trustListFileOf(file.id),
    JSON.stringify(file),
  ]);
  const products = conformingProductsFor(site, sourceDir);
  if (products) files.push([PRODUCTS_FILE, JSON.stringify(products)]);
  if (hasStatusCodes(sourceDir))
    files.push([STATUS_CODES_FILE, `${JSON.stringify(statusCodesFile(site, sourceDir), null, 1)}\n`]);
  return files.map(([file, text]) => ({ params: { data: file.replace(/\.json$/, '') }, props: { text } }));
}

export const GET: APIRoute<{ text: string }> = ({ props: { text } }) =>
  new Response(text, { headers: { 'Content-Type': 'application/json' } });
