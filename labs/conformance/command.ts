import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { disagreements } from '@content-credentials/verdict/testkit/conformance/compare';
import { type ConformanceDocument, edited } from '@content-credentials/verdict/testkit/conformance/outcomes';
import { commandLine } from '../../scripts/command-line.ts';
import { ensureSamples } from '../../tests/support/samples.ts';
import { crJsonOf, newestCrJsonOf } from './crjson.ts';
import { DIFFERENCES } from './differences.ts';
import { EDITED } from './edits.ts';
import { files, IN_BOTH } from './files.ts';
import { commitOf, officialOutcomes } from './official.ts';

const {
  words: [rubrics = '', formula = ''],
} = commandLine({
  name: 'npm run lab -- conformance',
  about:
    'Runs the conformance program’s evaluator and ours on the same crJSON, and writes the outcomes to data/conformance-outcomes.json. Needs clones of github.com/c2pa-org/conformance-public, which has the rubrics and the evaluator, and of github.com/adobe/json-formula-py, which the evaluator uses.',
  words: {
    name: 'clone',
    about: 'The clone of conformance-public, then the one of json-formula-py.',
    atMost: 2,
  },
});
if (!formula)
  throw new Error('Name two clones: npm run lab -- conformance ../conformance-public ../json-formula-py');

type Source = Pick<ConformanceDocument, 'id' | 'about' | 'crJson' | 'from' | 'edits'>;

await ensureSamples();
const all = await files();
const read = new Map([
  ...(await crJsonOf(all)),
  ...(await newestCrJsonOf(all.filter(({ id }) => IN_BOTH.has(id)))),
]);
const parsed = new Map([...read].map(([id, text]) => [id, JSON.parse(text) as unknown]));
const sources: Source[] = [...parsed].map(([id, crJson]) => ({ id, crJson: crJson as Source['crJson'] }));
for (const { id, from, about, edits } of EDITED) {
  if (parsed.has(id)) throw new Error(`two documents have the id ${id}`);
  parsed.set(id, edited(parsed.get(from), edits));
  sources.push({ id, about, from, edits });
}
const texts = new Map([...parsed].map(([id, document]) => [id, JSON.stringify(document)]));
const official = await officialOutcomes(rubrics, formula, texts);

const documents = sources.map((source): ConformanceDocument => {
  const outcome = official[source.id];
  if (!outcome) throw new Error(`the official evaluator says nothing about ${source.id}`);
  const sha256 = createHash('sha256')
    .update(texts.get(source.id) ?? '')
    .digest('hex');
  return { ...source, sha256, ...outcome };
});
const sdk = JSON.parse(await readFile('node_modules/@contentauth/c2pa-web/package.json', 'utf8')) as {
  version: string;
};
const outcomes = {
  checked: new Date().toISOString().slice(0, 10),
  rubrics: commitOf(rubrics),
  rubricVersion: (await readFile(join(rubrics, 'asset-rubrics/VERSION'), 'utf8')).trim(),
  jsonFormula: commitOf(formula),
  sdk: `c2pa-web ${sdk.version}`,
  differences: DIFFERENCES,
  documents,
};
await writeFile('data/conformance-outcomes.json', `${JSON.stringify(outcomes, null, 1)}\n`);

const listed = new Set(DIFFERENCES.flatMap((difference) => difference.documents));
let unlisted = 0;
for (const { id, ...outcome } of documents) {
  const found = disagreements(parsed.get(id), outcome);
  if (found.length === 0 && !listed.has(id)) continue;
  if (!listed.has(id)) unlisted += 1;
  console.log(`${id}${listed.has(id) ? ' (listed)' : ''}\n  ${found.join('\n  ') || 'no difference'}`);
}
console.log(`${documents.length} documents; ${unlisted} differ without being listed.`);
process.exitCode = unlisted === 0 ? 0 : 1;
