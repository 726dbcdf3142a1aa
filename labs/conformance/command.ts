import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { disagreements } from '@content-credentials/verdict/testkit/conformance/compare';
import {
  type ConformanceDocument,
  edited,
  type Official,
} from '@content-credentials/verdict/testkit/conformance/outcomes';
import { commandLine } from '../../scripts/command-line.ts';
import { environment, findPython } from '../../tests/samples/runner/toolchains/python.ts';
import { ensureSamples } from '../../tests/support/samples.ts';
import { crJsonOf, newestCrJsonOf } from './crjson.ts';
import { DIFFERENCES } from './differences.ts';
import { EDITED } from './edits.ts';
import { files, IN_BOTH } from './files.ts';

/** The only package that the evaluator needs besides json-formula. */
const YAML = 'PyYAML==6.0.3';

/** The commit that a clone is at. @throws Error if it isn't a clone */
function commitOf(clone: string): string {
  const { stdout, status } = spawnSync('git', ['-C', clone, 'rev-parse', 'HEAD'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${clone} isn't a git repository`);
  return stdout.trim();
}

/**
 * What the official evaluator says about each document.
 * @param documents JSON text by id
 */
async function officialOutcomes(
  rubrics: string,
  formula: string,
  documents: ReadonlyMap<string, string>,
): Promise<Record<string, Official>> {
  const folders = [join(rubrics, 'asset-rubrics'), join(formula, 'src')].map((folder) => resolve(folder));
  for (const folder of folders) if (!existsSync(folder)) throw new Error(`${folder} doesn't exist`);
  const python = findPython();
  if (!python) throw new Error('Python with venv is required to run the official evaluator');
  const program = await environment(python, 'conformance', [YAML]);
  const { stdout, stderr, status } = spawnSync(
    program,
    [join(import.meta.dirname, 'official.py'), ...folders],
    { input: JSON.stringify(Object.fromEntries(documents)), encoding: 'utf8', maxBuffer: 50_000_000 },
  );
  if (status !== 0) throw new Error(`the official evaluator failed: ${stderr}`);
  return JSON.parse(stdout);
}

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
