import { join, relative } from 'node:path';
import { ConfigError } from '../src/config/errors.ts';
import { loadConfig } from '../src/config/load.ts';
import { sourceDir } from '../src/content/source.ts';
import { PRODUCTS_FILE } from '../src/features/trust/schema.ts';
import { updateLists } from '../src/features/trust/update-lists.ts';
import { updateProducts } from '../src/features/trust/update-products.ts';
import { commandLine } from './command-line.ts';

const { values } = commandLine({
  name: 'npm run trust:update',
  about:
    'Reads the trust lists in `trustLists` of site.config.ts from their publishers, checks every certificate, and writes them to data/trust-lists in our format, with their source and dates. If one list fails, none is changed. Then reads `conformingProducts` into data/conforming-products.json. Commit the result.',
  options: {
    from: {
      about:
        'Reads the lists from a local copy of a publisher’s git repository instead. Lists that it doesn’t contain stay as they are.',
      value: 'folder',
    },
  },
});

try {
  const { trustLists, conformingProducts } = (await loadConfig(sourceDir)).site;
  const folder = join(sourceDir, 'data/trust-lists');
  const options = { ...(values.from && { from: values.from }) };
  const updated = await updateLists(trustLists, folder, options);
  if (trustLists.length === 0) console.log("site.config.ts doesn't set `trustLists`. Add the lists to read.");
  else if (updated.length === 0) console.log(`${values.from} contains none of the lists in site.config.ts.`);
  for (const { list, added, withdrawn } of updated) {
    console.log(
      `${list.id}: ${list.certificates.length} certificates, issued on ${list.issued}, read on ${list.read}`,
    );
    for (const subject of added) console.log(`  added: ${subject}`);
    for (const subject of withdrawn) console.log(`  withdrawn: ${subject}`);
  }
  if (updated.length > 0) console.log(`They're in ${relative(process.cwd(), folder)}.`);
  const products =
    conformingProducts && (await updateProducts(conformingProducts, join(sourceDir, PRODUCTS_FILE), options));
  if (products) {
    const { list, added, withdrawn, changed } = products;
    console.log(
      `conforming products: ${list.records.length} records, issued on ${list.issued}, read on ${list.read}`,
    );
    for (const record of added) console.log(`  added: ${record}`);
    for (const record of withdrawn) console.log(`  withdrawn: ${record}`);
    for (const record of changed) console.log(`  new status: ${record}`);
    console.log(`They're in ${PRODUCTS_FILE}.`);
  }
} catch (error) {
  if (error instanceof AggregateError) {
    for (const { message } of error.errors as Error[]) console.error(message);
    console.error('No list was changed.');
  } else if (error instanceof ConfigError) console.error(error.message);
  else throw error;
  process.exitCode = 1;
}
