import { expect, test } from 'vitest';
import { assistantMistakes, excerptsOf } from './agents-file.ts';

const { mistakes } = assistantMistakes('.');

test('every sample, region, and line that a rule names is there', () => {
  for (const mistake of mistakes)
    for (const { code } of excerptsOf(mistake, 'samples')) expect(code.trim()).not.toBe('');
});

test('a sample or a line that isn’t there is named, with the nearest file', () => {
  const [mistake] = mistakes.filter(({ samples }) => samples.length > 0);
  if (!mistake) throw new Error('a rule has a sample');
  const wrong = (sample: object) => () =>
    excerptsOf({ ...mistake, samples: [{ file: 'read-manifest/node/read.mjs', ...sample }] }, 'samples');
  expect(wrong({ file: 'read-manifest/node/raed.mjs' })).toThrow(
    'did you mean `read-manifest/node/read.mjs`?',
  );
  expect(wrong({ region: 'none' })).toThrow('has no region `none`');
  expect(wrong({ from: 'nothing like this' })).toThrow('has no line with "nothing like this"');
});
