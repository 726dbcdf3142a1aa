import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { DOWNLOAD_BYTES, WASM_BYTES } from './sizes.ts';

const sdk = join(import.meta.dirname, '../../../../node_modules/@contentauth/c2pa-web/dist');

test('the sizes that readers are told are those of the installed SDK', () => {
  const wasm = readFileSync(join(sdk, 'resources/c2pa_bg.wasm'));
  expect(wasm.length).toBe(WASM_BYTES);
  const packed = brotliCompressSync(wasm, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  expect(packed / DOWNLOAD_BYTES).toBeGreaterThan(0.95);
  expect(packed / DOWNLOAD_BYTES).toBeLessThan(1.15);
});
