import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { program } from 'commander';
import subsetFont from 'subset-font';
import { bytesOf, digestOfSources, FACES, TEXT } from '../../src/styles/fonts/sources.ts';

program
  .name('npm run lab -- fonts')
  .description(
    'Reduces the fonts of src/styles/fonts/sources.ts to the characters that pages use, and writes them beside it.',
  )
  .parse();
const folder = 'src/styles/fonts';
for (const { name, source, axes, text = TEXT } of FACES) {
  const targetFormat = name.endsWith('.ttf') ? 'truetype' : 'woff2';
  const options = { targetFormat, ...(axes && { variationAxes: axes }) } as const;
  const bytes = await subsetFont(bytesOf(source), text, options);
  writeFileSync(join(folder, name), bytes);
  console.log(`${name}: ${bytes.length.toLocaleString('en')} bytes`);
}
writeFileSync(join(folder, 'made-from.txt'), `${digestOfSources()}\n`);
