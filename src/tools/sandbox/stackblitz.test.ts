import { expect, test } from 'vitest';
import { stackblitzFields } from './stackblitz.ts';

test('every text of the project is a field under its path, and pictures are told', () => {
  const fields = stackblitzFields({
    title: 'A project',
    open: 'a.js',
    height: 500,
    zipBytes: 1,
    files: [
      {
        path: 'src/a.js',
        bytes: 3,
        address: 'files/src/a.js.txt',
        code: { text: '1 < 2;\n', html: '1 &lt; 2;' },
      },
      { path: 'src/p.jpg', bytes: 3, address: 'files/src/p.jpg' },
    ],
  });
  expect(fields).toEqual([
    ['project[title]', 'A project'],
    ['project[description]', expect.any(String)],
    ['project[template]', 'node'],
    ['project[files][src/a.js]', '1 < 2;\n'],
    ['project[files][src/p.jpg]', expect.stringContaining('StackBlitz accepts only text files')],
  ]);
});
