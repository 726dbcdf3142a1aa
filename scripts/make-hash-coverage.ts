import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { commandLine } from './lib/cli/index.ts';
import { hashCoverageFiles } from './lib/hash-coverage/outputs.ts';

commandLine({
  name: 'npm run hash-coverage',
  about:
    'Bundles the libraries in src/c2pa/coverage and src/c2pa/trust, and the trust lists, into the examples and samples that ship them.',
});
for (const [path, content] of await hashCoverageFiles()) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  console.log(`${path}  ${content.length} bytes`);
}
