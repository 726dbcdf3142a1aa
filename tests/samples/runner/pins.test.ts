import { expect, test } from 'vitest';
import { readPins } from './pins.ts';

test('every language has its version in the file that its own tools read', () => {
  const pins = readPins('samples');
  const version = /^\d+\.\d+\.\d+$/;
  for (const name of ['node', 'web', 'python', 'rust', 'c2patool', 'cbindgen'] as const)
    expect(pins[name], name).toMatch(version);
  for (const { library, header } of [pins.c, pins.cpp]) {
    expect(library).toEqual({ name: 'c2pa-python', version: expect.stringMatching(version) });
    expect(header).toEqual({ name: 'c2pa-c-ffi', version: expect.stringMatching(version) });
  }
});
