// Reads a file and explains each status code of its report, from a saved copy of /data/status-codes.json.
// Usage: node explain.mjs [tampered.jpg] [status-codes.json]
import { readFile } from 'node:fs/promises';
import { Reader } from '@contentauth/c2pa-node';

const [file = 'tampered.jpg', list = 'status-codes.json'] = process.argv.slice(2);

// #region list
const { schema, codes } = JSON.parse(await readFile(list, 'utf8'));
// A different number means that fields were renamed or removed. New fields don't change it.
if (schema !== 1) throw new Error(`${list} has schema ${schema}, but this program reads only schema 1`);
const known = new Map(codes.map((entry) => [entry.code, entry]));
// #endregion list

// #region explain
const reader = await Reader.fromAsset({ path: file });
if (!reader) throw new Error(`${file} has no Content Credentials`);
const { validation_state, validation_results } = reader.json();
console.log(`${file}: ${validation_state}`);

const { activeManifest = {}, ingredientDeltas = [] } = validation_results ?? {};
const lists = [activeManifest, ...ingredientDeltas.map(({ validationDeltas }) => validationDeltas)];
for (const group of ['failure', 'informational']) {
  for (const { code, explanation } of lists.flatMap((one) => one[group] ?? [])) {
    const entry = known.get(code);
    console.log(`\n${group}: ${code}`);
    // A newer library may report a code that isn't in your copy.
    console.log(`  ${entry?.meaning ?? `not in ${list}; the library says: ${explanation}`}`);
    if (!entry) continue;
    console.log(`  not: ${entry.not}`);
    console.log(`  say: ${entry.tell ?? 'nothing'}`);
  }
}
// #endregion explain
