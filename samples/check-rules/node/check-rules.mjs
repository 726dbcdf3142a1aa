// Checks files against the conformance program's rules, and fails if one isn't valid or doesn't meet a rule.
// Meeting the rules says nothing about the signer, or about the product that made the file.
// Usage: node check-rules.mjs signed.jpg [more files]
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { initSync, WasmReader } from '@contentauth/c2pa-wasm';
import { bytesSource, coverageOf, unprotectedIn } from 'content-credentials-hash-coverage';
import { checkFile, resultLine } from 'content-credentials-hash-coverage/conformance';

const TYPES = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp', mp4: 'video/mp4' };
// Don't contact servers that a file names.
const settings = JSON.stringify({ verify: { remote_manifest_fetch: false } });

initSync({ module: await readFile(new URL(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm'))) });

/** Text from a file, without line breaks or other characters that control a terminal or a build. */
const plain = (text) => text.replace(/\p{C}/gu, '?');

class Unreadable extends Error {}

/** What the SDK finds in a file. @throws Unreadable */
async function read(path, bytes) {
  const type = TYPES[path.split('.').at(-1).toLowerCase()];
  if (!type) throw new Unreadable('not a type that this program checks');
  try {
    const reader = await WasmReader.fromBytes(type, bytes, settings);
    const active = reader.activeLabel();
    // For a manifest's label, the SDK returns the bytes of the whole manifest store.
    const store = reader.resourceToBytes(active);
    const [report, crJson] = [JSON.parse(reader.json()), JSON.parse(reader.crJson())];
    reader.free(); // memory inside WebAssembly isn't garbage-collected
    return { active, store, report, crJson };
  } catch (error) {
    // The library throws strings.
    if (typeof error !== 'string') throw error;
    throw new Unreadable(error === 'C2pa(JumbfNotFound)' ? 'no Content Credentials' : plain(error));
  }
}

/** Why a file isn't valid; undefined if it is. */
async function problemOf(bytes, { active, store, report }) {
  const { validation_state: state, validation_results: results } = report;
  if (state !== 'Valid' && state !== 'Trusted') {
    const codes = results?.activeManifest?.failure?.map(({ code }) => plain(String(code))) ?? [];
    return `Invalid. ${codes.join(', ')}`;
  }
  // The SDK accepts some files whose hash leaves out the image.
  const coverage = await coverageOf(bytesSource(bytes), store, { active });
  if (coverage.state === 'broken') return `Invalid. ${plain(coverage.fault.message)}`;
  if (coverage.state === 'unknown') return `Not checked. ${plain(coverage.reason)}`;
  const [unprotected] = unprotectedIn(coverage);
  return unprotected && `Valid only in part. ${plain(unprotected)}`;
}

// #region check
/** Prints what's found. @returns whether the file is valid and meets the rules */
async function check(path) {
  const bytes = await readFile(path);
  const found = await read(path, bytes);
  const problem = await problemOf(bytes, found);
  console.log(`${plain(basename(path))}: ${problem ?? 'Valid. The signer isn’t verified.'}`);

  const result = checkFile(found.crJson);
  if ('cannotCheck' in result) throw new Unreadable(result.cannotCheck);
  console.log(`  ${resultLine(result)}`);
  for (const { rule, outcome, found: values } of result.results) {
    if (outcome === 'met') continue;
    console.log(`  ${outcome}: ${rule.id}. ${rule.rule}`);
    if (values.length > 0) console.log(`    Found: ${values.map(plain).join(', ')}`);
    console.log(`    Fix: ${rule.fix.text}`);
    console.log(`    Clause: ${rule.clause.title}, ${rule.clause.href}`);
  }
  return !problem && result.results.every(({ outcome }) => outcome !== 'not met');
}

const files = process.argv.slice(2);
// A build whose pattern matches no file would pass without a check.
if (files.length === 0) throw new Error('Usage: node check-rules.mjs signed.jpg [more files]');
for (const path of files) {
  try {
    if (!(await check(path))) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    console.log(`${plain(basename(path))}: ${error.message}`);
    process.exitCode = 1;
  }
}
// #endregion check
