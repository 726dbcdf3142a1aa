import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesWith } from '../src/content/packages/hash-coverage.ts';
import { commandLine } from './command-line.ts';

commandLine({
  name: 'node scripts/hash-coverage.ts',
  about:
    'Packs packages/hash-coverage into each example that uses it, so that `npm install` works there. Git ignores it; readers get it in the archives.',
});
for (const name of readdirSync('examples')) {
  const definition = join('examples', name, 'package.json');
  if (!existsSync(definition)) continue;
  for (const [file, content] of await filesWith(await readFile(definition, 'utf8'))) {
    await writeFile(join('examples', name, file), content);
    console.log(join('examples', name, file));
  }
}
