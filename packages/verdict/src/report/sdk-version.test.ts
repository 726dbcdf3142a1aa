import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { SDK } from './sdk-version.ts';

test('the report names the SDK and the core that really validate', () => {
  const folder = join(dirname(createRequire(import.meta.url).resolve(SDK.name)), '..');
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version).toBe(SDK.version);
  const wasm = readFileSync(join(folder, 'dist/resources/c2pa_bg.wasm'), 'latin1');
  // Paths of the crate's sources stand in messages of the compiled core.
  expect(new Set(wasm.match(/\/c2pa-\d+\.\d+\.\d+\//g))).toEqual(new Set([`/c2pa-${SDK.core}/`]));
});
