import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { codeOf } from './files.ts';
import { readSample, readSamples } from './shown.ts';

const text = `import x from 'x';

// #region sign
  if (a) {
    b();
  }
// #endregion
<!-- #region html -->
<p></p>
<!-- #endregion -->
done();
`;

test('a region is cut out, without its markers and its common indentation', () => {
  expect(codeOf(text, 'sign', 'a.mjs')).toBe('if (a) {\n  b();\n}');
  expect(codeOf(text, 'html', 'a.mjs')).toBe('<p></p>');
});

let samples: string;

beforeAll(() => {
  samples = mkdtempSync(join(tmpdir(), 'samples-'));
  for (const [file, content] of Object.entries({
    'read/task.json': JSON.stringify({
      title: 'Read',
      languages: {
        python: { file: 'read.py', with: 'c2pa-python 1', runs: 'by hand', on: '2026-11-20' },
        node: { file: 'read.mjs', args: ['signed.jpg'], with: 'c2pa-node 1', runs: 'tests' },
      },
    }),
    'read/node/read.mjs': 'read();\n',
    'read/node/expected.txt': 'Valid\n',
    'read/python/read.py': 'read()\n',
    'broken/task.json': JSON.stringify({
      title: 'Broken',
      languages: { node: { file: 'x', with: 'y', runs: 'sometimes' } },
    }),
  })) {
    mkdirSync(join(samples, file, '..'), { recursive: true });
    writeFileSync(join(samples, file), content);
  }
});

test('languages stand in one order everywhere, and each says how it was checked', () => {
  const shown = readSamples(samples, { of: 'read' });
  expect(shown.map(({ language }) => language)).toEqual(['node', 'python']);
  expect(shown.map(({ note }) => note)).toEqual([
    'Tested with c2pa-node 1.',
    'Tested with c2pa-python 1, manually on 2026-11-20.',
  ]);
});

test('a program says how to run it, its output does not', () => {
  expect(readSample(samples, { file: 'read/node/read.mjs' }).run).toEqual({
    language: 'node',
    command: 'node read.mjs signed.jpg',
    inputs: [],
    choose: [],
    files: ['read/node/read.mjs'],
  });
  // No arguments: one command isn't enough, but the file can be saved.
  expect(readSample(samples, { file: 'read/python/read.py' }).run).toMatchObject({
    command: undefined,
    files: ['read/python/read.py'],
  });
  expect(readSample(samples, { file: 'read/node/expected.txt' }).run).toBeUndefined();
  // A page whose reader has another file says so.
  expect(readSample(samples, { file: 'read/node/read.mjs', args: 'created.jpg' }).run?.command).toBe(
    'node read.mjs created.jpg',
  );
});

test('the program carries the versions, its output does not', () => {
  expect(readSample(samples, { file: 'read/node/read.mjs' })).toMatchObject({
    lang: 'js',
    title: 'read.mjs',
    note: 'Tested with c2pa-node 1.',
  });
  expect(readSample(samples, { file: 'read/node/expected.txt', title: 'Output' })).toMatchObject({
    title: 'Output',
    note: undefined,
  });
});
