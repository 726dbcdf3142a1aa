/** Runs trials with one core, and prints their outcomes as JSON: node try.ts ENTRY FOLDER HOST [ID…]. The entry `wasm` is c2pa-wasm. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outcome } from '../../../src/content/data/settings-effects.ts';
import { newestWasm } from '../runner/newest.ts';
import { loadSdk, type Output, type Sdk, signerIn } from './sdk.ts';
import { trials } from './trials.ts';
import { wasmAsSdk } from './wasm.ts';

/** What a core printed: its version, and per trial what each value did. */
export interface Tried {
  core: string;
  trials: Record<string, Array<{ value: string; outcome: Outcome }>>;
}

const [entry = '', folder = '', host = '', ...ids] = process.argv.slice(2);

/** The version that the core writes into a manifest. */
async function coreOf(sdk: Sdk): Promise<string> {
  const builder = sdk.Builder.withJson({});
  builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
  const photo = { buffer: await readFile(join(folder, 'photo.jpg')), mimeType: 'image/jpeg' };
  const output: Output = { buffer: null };
  await builder.signAsync(await signerIn(sdk, join(folder, 'test-certs'), undefined), photo, output);
  const reader = await sdk.Reader.fromAsset({ buffer: output.buffer as Buffer, mimeType: 'image/jpeg' });
  const report = reader?.json();
  const info = report?.manifests[report.active_manifest]?.claim_generator_info?.[0];
  return info?.['org.contentauth.c2pa_rs'] ?? info?.version ?? '';
}

async function sdkOf(): Promise<Sdk> {
  if (entry !== 'wasm') return loadSdk(entry);
  const installed = await newestWasm('.');
  if ('failed' in installed) throw new Error(installed.failed);
  return wasmAsSdk(installed);
}

const sdk = await sdkOf();
const tried: Tried = { core: await coreOf(sdk), trials: {} };
for (const { id, values, run } of trials) {
  if (ids.length > 0 && !ids.includes(id)) continue;
  const list: Tried['trials'][string] = [];
  const world = { folder, host };
  for (const { shown, settings } of await values(world))
    list.push({ value: shown, outcome: await run(sdk, world, settings) });
  tried.trials[id] = list;
}
// An open signer keeps the process running.
process.stdout.write(JSON.stringify(tried), () => process.exit());
