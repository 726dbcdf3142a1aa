import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { MANIFEST_STORE } from '@content-credentials/verdict/formats';
import { sdkSettings } from '@content-credentials/verdict/sdk/settings';
import { crJson } from '@content-credentials/verdict/sdk/worker/tasks';
import {
  type ConformanceDocument,
  type ConformanceOutcomes,
  disagreements,
  edited,
  type Official,
} from '@content-credentials/verdict/testkit/conformance/outcomes';
import {
  conformanceSpecimens,
  productSpecimens,
  specimens,
} from '@content-credentials/verdict/testkit/forger';
import { exampleFiles } from '@content-credentials/verdict/testkit/validators/exhibits';
import type { Exhibit } from '@content-credentials/verdict/testkit/validators/validator';
import { program } from 'commander';
import { SyncBlob, startSdk } from '../../src/features/pictures/sdk.ts';
import { newestWasm } from '../../tests/samples/runner/newest.ts';
import { environment, findPython } from '../../tests/samples/runner/toolchains/python.ts';
import { ensureSamples } from '../../tests/support/samples.ts';

/** The SDK's crJSON of each file by id, made by the WebAssembly that browsers run; files without any are left out. */
async function crJsonOf(files: readonly Exhibit[]): Promise<Map<string, string>> {
  await startSdk();
  const settings = sdkSettings(undefined);
  const documents = new Map<string, string>();
  for (const { id, file, sidecar, type } of files) {
    const blob = new SyncBlob(sidecar ?? file);
    const given = { file: blob, type: sidecar ? MANIFEST_STORE : type, settings, origins: [] };
    try {
      documents.set(id, await crJson({ ask: 'crjson', ...given }));
    } catch (error) {
      // The SDK's errors are text; anything else is a crash.
      if (typeof error !== 'string') throw error;
    }
  }
  return documents;
}

/** What the newest core makes of files, by `<id>-core-0-92`: it writes bytes and thumbnails in another form. */
async function newestCrJsonOf(files: readonly Exhibit[]): Promise<Map<string, string>> {
  const installed = await newestWasm('.');
  if ('failed' in installed) throw new Error(installed.failed);
  const documents = new Map<string, string>();
  for (const { id, file, type } of files) {
    const reader = await installed.wasm.WasmReader.fromBytes(type, file, '{}');
    documents.set(`${id}-core-0-92`, reader.crJson());
  }
  return documents;
}

/** Forged files whose crJSON differs in something that a rule looks at. */
const FORGED: ReadonlySet<string> = new Set([
  'honest-jpeg',
  'honest-png',
  'honest-mp4',
  'honest-boxes-jpeg',
  'honest-ingredient',
  'honest-sidecar',
  'jpeg-changed',
  'jpeg-wrapping-length',
  'two-bindings',
  'gathered-binding',
  'swapped-binding',
  'ingredient-missing',
  'ingredient-broken',
  'standard-without-own-hash',
  'update-honest',
  'update-changed',
  'mp4-v1-honest',
  'mp4-v2-honest',
  'mp4-v3-film',
  'mp4-changed',
  'expired',
  'signature-of-other',
  'time-stamp-untrusted',
  'unreferenced-redacts',
  'product-by-id',
]);

/** Files with what the newest core writes differently: bytes in a hash, thumbnails, and ingredients. */
const IN_BOTH: ReadonlySet<string> = new Set([
  'rules-met',
  'rules-broken',
  'honest-mp4',
  'honest-ingredient',
  'ingredient-broken',
  'mp4-changed',
  'product-by-id',
]);

/** Its certificates make up most of its crJSON. */
const TOO_LARGE = 'example-identity';

/** The files to check: those for the rules, others of the forger, and the signed examples on the pages. */
const files = async (): Promise<Exhibit[]> => [
  ...(await conformanceSpecimens()),
  ...[...(await specimens()), ...(await productSpecimens())].filter(({ id }) => FORGED.has(id)),
  ...(await exampleFiles()).filter(({ id }) => id !== TOO_LARGE),
];

/** What's compared, and where it's written: documents that are edits of others, and the known differences, stay as they are. */
const OUTCOMES = 'data/conformance-outcomes.json';

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

const [rubrics = '', formula = ''] = program
  .name('npm run lab -- conformance')
  .description(
    'Runs the conformance program’s evaluator and ours on the same crJSON, and writes the outcomes to data/conformance-outcomes.json, which also has the documents to edit and the known differences. Needs clones of github.com/c2pa-org/conformance-public, which has the rubrics and the evaluator, and of github.com/adobe/json-formula-py, which the evaluator uses.',
  )
  .argument('[clones...]', 'The clone of conformance-public, then the one of json-formula-py.')
  .parse().args;
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
const before: ConformanceOutcomes = JSON.parse(await readFile(OUTCOMES, 'utf8'));
for (const { id, from, about, edits } of before.documents) {
  if (!from || !edits) continue;
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
  differences: before.differences,
  documents,
};
await writeFile(OUTCOMES, `${JSON.stringify(outcomes, null, 1)}\n`);

const listed = new Set(before.differences.flatMap((difference) => difference.documents));
let unlisted = 0;
for (const { id, ...outcome } of documents) {
  const found = disagreements(parsed.get(id), outcome);
  if (found.length === 0 && !listed.has(id)) continue;
  if (!listed.has(id)) unlisted += 1;
  console.log(`${id}${listed.has(id) ? ' (listed)' : ''}\n  ${found.join('\n  ') || 'no difference'}`);
}
console.log(`${documents.length} documents; ${unlisted} differ without being listed.`);
process.exitCode = unlisted === 0 ? 0 : 1;
