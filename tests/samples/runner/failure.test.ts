import { expect, test } from 'vitest';
import { failureText } from './failure.ts';

test('a failing sample names its file, task, language, expectation, and fix', () => {
  const text = failureText({
    task: 'read-manifest',
    language: 'python',
    file: 'samples/read-manifest/python/read.py',
    command: 'read.py signed.jpg',
    problem: 'prints something else than expected',
    expectation: 'samples/read-manifest/expected.txt',
    otherwise: 'if every language prints this now, update that file',
  });
  expect(
    text,
  ).toBe(`samples/read-manifest/python/read.py: \`read.py signed.jpg\` prints something else than expected
  task:     read-manifest, in python
  expected: samples/read-manifest/expected.txt
  fix:      correct the program; if every language prints this now, update that file
  again:    npm run samples -- --task read-manifest --language python
`);
});
