import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { libraries } from '../../../src/content/data/libraries.ts';
import { heldVersions } from './held.ts';

const { libraries: all } = libraries('.');
const rust = all.find(({ id }) => id === 'rust');
const held = (fields: object) => ({ package: 'c2pa', registry: 'crates.io', reason: 'a reason', ...fields });

test("what's newest is written once: an SDK's newest version is that of the list of libraries", () => {
  const written = JSON.parse(readFileSync('data/held-versions.json', 'utf8'));
  const crate = heldVersions(written, all).find((one) => one.package === 'c2pa');
  expect(crate?.newest).toBe(rust?.version);
});

test('the same version in both files is refused, and so is none in either', () => {
  expect(() => heldVersions([held({ newest: rust?.version })], all)).toThrow('remove "newest"');
  expect(() => heldVersions([held({ package: 'left-pad' })], all)).toThrow('left-pad needs "newest"');
});

test('an older version that a registry still has is kept', () => {
  expect(heldVersions([held({ newest: '0.1.0' })], all)[0]?.newest).toBe('0.1.0');
});
