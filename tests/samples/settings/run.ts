import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { SettingsEffects } from '../../../src/content/data/settings-effects.ts';
import { newestNode } from '../../../src/features/samples/checked.ts';
import { ensureSamples } from '../../support/samples.ts';
import { installNewest, newestWasm } from '../runner/newest.ts';
import { readPins } from '../runner/pins.ts';
import { execute } from '../runner/programs.ts';
import { loadSdk } from './sdk.ts';
import { trials } from './trials.ts';
import type { Tried } from './try.ts';
import { makeWorld } from './world.ts';

const ENTRY = join('node_modules', '@contentauth', 'c2pa-node', 'dist', 'index.js');

/** The main file of each release that the samples run with, the newest first. */
async function releases(): Promise<Array<{ library: string; entry: string }> | { failed: string }> {
  await ensureSamples();
  const used = { library: `c2pa-node ${readPins('samples').node}`, entry: resolve('samples', ENTRY) };
  const wasm = await newestWasm('.');
  if ('failed' in wasm) return wasm;
  const first = { library: `c2pa-wasm ${wasm.version}`, entry: 'wasm' };
  const newest = newestNode('samples');
  if (!newest) return [first, used];
  const installed = await installNewest('samples', newest.version);
  if ('failed' in installed) return installed;
  return [first, { library: `c2pa-node ${newest.version}`, entry: join(installed.folder, ENTRY) }, used];
}

/** Tries every setting with each core. @returns what npm printed if a release can't be installed */
export async function trySettings(): Promise<Omit<SettingsEffects, 'checked'> | { failed: string }> {
  const found = await releases();
  if ('failed' in found) return found;
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  const world = await makeWorld(await loadSdk(found.at(-1)?.entry ?? ''), folder);
  try {
    const results: Tried[] = [];
    for (const { library, entry } of found) {
      const args = [join(import.meta.dirname, 'try.ts'), entry, folder, world.host];
      const { code, stdout, stderr } = await execute(process.execPath, args, { timeout: 120_000 });
      if (code !== 0) throw new Error(`${library} ended with ${code}\n${stderr}`);
      results.push(JSON.parse(stdout));
    }
    return {
      cores: results.map(({ core }, index) => ({ core, library: found[index]?.library ?? '' })),
      trials: trials.map(({ id, setting, situation, note }) => ({
        id,
        setting,
        situation,
        ...(note && { note }),
        values: (results[0]?.trials[id] ?? []).map(({ value }, index) => ({
          value,
          outcomes: results.map((one) => one.trials[id]?.[index]?.outcome ?? {}),
        })),
      })),
    };
  } finally {
    await world.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
