import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { program } from 'commander';
import { sourceDir } from '../src/content/source.ts';
import { modelFile, readTypes, typedPackages } from '../src/features/api-reference/read-types.ts';

program
  .name('node scripts/api-models.ts')
  .description(
    'Reads the types of the SDKs, as installed in node_modules and samples/node_modules, and writes them to data/api, from which the API references are built. Commit the result. The next build names declarations that need a description.',
  )
  .parse();

for (const one of typedPackages(sourceDir)) {
  const model = await readTypes(one);
  const file = modelFile(one.name);
  writeFileSync(join(sourceDir, file), `${JSON.stringify(model, null, 2)}\n`);
  console.log(`${file}: ${one.name} ${model.version}, ${model.items.length} declarations`);
}
