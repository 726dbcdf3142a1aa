import { relative } from 'node:path';
import { program } from 'commander';
import { Mistake } from '../src/config/errors.ts';
import { loadConfig } from '../src/config/load.ts';
import { sourceDir } from '../src/content/source.ts';
import { trustListSource } from '../src/features/trust/convert.ts';
import { productsSource } from '../src/features/trust/convert-products.ts';
import { update } from '../src/features/trust/update.ts';

const { from } = program
  .name('npm run trust:update --')
  .description(
    'Reads `trustLists` and `conformingProducts` of site.config.ts from their publishers, checks every certificate and record, and writes them to data/ in our format, with their source and dates. If one fails, none is changed. Commit the result.',
  )
  .option(
    '--from <folder>',
    'Reads the lists from a local copy of a publisher’s git repository instead. Lists that it doesn’t contain stay as they are.',
  )
  .parse()
  .opts<{ from?: string }>();

try {
  const { trustLists, conformingProducts: products } = (await loadConfig(sourceDir)).site;
  const sources = [
    ...trustLists.map((list) => trustListSource(list, sourceDir)),
    ...(products ? [productsSource(products, sourceDir)] : []),
  ];
  const updated = await update(sources, { ...(from && { from }) });
  if (sources.length === 0) console.log("site.config.ts doesn't set `trustLists`. Add the lists to read.");
  else if (updated.length === 0) console.log(`${from} contains none of the lists in site.config.ts.`);
  for (const { source, converted, ...changes } of updated) {
    const { length } = source.entriesOf(converted);
    console.log(`${source.id}: ${length} entries, issued on ${converted.issued}, read on ${converted.read}`);
    for (const [change, entries] of Object.entries(changes))
      for (const words of entries) console.log(`  ${change}: ${words}`);
    console.log(`  in ${relative(process.cwd(), source.file)}`);
  }
} catch (error) {
  if (!(error instanceof Mistake)) throw error;
  console.error(`${error.message}\nNo list was changed.`);
  process.exitCode = 1;
}
