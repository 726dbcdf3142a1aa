import { expect, test } from 'vitest';
import { checkReplacements, replacementOf } from './replacements.ts';

const replacements = {
  package: { text: 'Use another.' },
  items: { C2pa: { text: 'Of the parent.' }, 'C2pa.read': { text: 'Of all overloads.' } },
};

test('an item has its own replacement, that of its first overload, of its parent, or of the package', () => {
  const text = (key: string, parent?: string) => replacementOf(replacements, key, parent).text;
  expect(text('C2pa.read(3)', 'C2pa')).toBe('Of all overloads.');
  expect(text('C2pa.dispose', 'C2pa')).toBe('Of the parent.');
  expect(text('createC2pa')).toBe('Use another.');
});

test('a replacement of what is not there stops the build', () => {
  expect(() => checkReplacements(replacements, ['C2pa', 'C2pa.readAll'])).toThrow(
    "data/legacy-api-replacements.json: `C2pa.read` has a replacement, but the legacy package doesn't export it; did you mean",
  );
});
