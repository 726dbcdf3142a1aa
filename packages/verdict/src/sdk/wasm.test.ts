import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { memoryLimit, withMemoryLimit } from './wasm.ts';

/** A module with one memory, of one page, exported as `m`. */
const MODULE = Uint8Array.from([
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...[5, 3, 1, 0, 1],
  ...[7, 5, 1, 1, 0x6d, 2, 0],
  // A custom section, because a module is longer than its beginning.
  ...[0, 40, 1, 0x78, ...new Array(38).fill(0)],
]);

const memoryOf = (bytes: Uint8Array<ArrayBuffer>) =>
  new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports.m as WebAssembly.Memory;

test('the memory grows up to its limit, and not beyond', () => {
  const limited = withMemoryLimit(MODULE, 300);
  if (!limited) throw new Error('the module is complete');
  const memory = memoryOf(limited);
  expect(memory.grow(299)).toBe(1);
  expect(() => memory.grow(1)).toThrow(RangeError);
  expect(memoryOf(MODULE).grow(300)).toBe(1);
});

test('the SDK’s module can be limited, however it arrives', async () => {
  const path = createRequire(import.meta.url).resolve('@contentauth/c2pa-web/resources/c2pa.wasm');
  const module = Uint8Array.from(readFileSync(path));
  for (const size of [1000, 17_720, 1 << 20]) {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let start = 0; start < module.length; start += size)
          controller.enqueue(module.subarray(start, start + size));
        controller.close();
      },
    });
    const bytes = new Uint8Array(await new Response(stream.pipeThrough(memoryLimit(6144))).arrayBuffer());
    expect(bytes.length).toBe(module.length + 2);
    expect(WebAssembly.validate(bytes)).toBe(true);
  }
});

test('what isn’t complete or is declared in another way isn’t changed', () => {
  expect(withMemoryLimit(MODULE.subarray(0, 12), 300)).toBeUndefined();
  expect(() => withMemoryLimit(MODULE.with(11, 1), 300)).toThrow('unknown way');
  expect(() => withMemoryLimit(MODULE, 0)).toThrow('unknown way');
  expect(() => withMemoryLimit(MODULE.with(8, 6), 300)).toThrow('no memory');
});
