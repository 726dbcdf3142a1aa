import { expect, test } from 'vitest';
import { stackblitzFields } from './contents.ts';

test('every text file of the project and of our unpacked package is a field under its path, and images are listed', () => {
  const fields = stackblitzFields({
    title: 'A project',
    builtWith: 'Vite',
    page: '../../sandboxes/app/project.html',
    open: 'a.js',
    height: 500,
    zipBytes: 1,
    unpacked: { 'package.json': '{}\n', 'a-package/lib/index.js': '2;\n' },
    files: [
      { path: 'package.json', bytes: 2, code: { text: '{ }', html: '' } },
      { path: 'src/a.js', bytes: 3, code: { text: '1 < 2;\n', html: '1 &lt; 2;' } },
      { path: 'src/p.jpg', bytes: 3, address: '../../examples/sandbox-project/src/p.jpg' },
    ],
  });
  expect(fields).toEqual([
    ['project[title]', 'A project'],
    ['project[description]', expect.any(String)],
    ['project[template]', 'node'],
    ['project[files][package.json]', '{}\n'],
    ['project[files][src/a.js]', '1 < 2;\n'],
    ['project[files][src/p.jpg]', expect.stringContaining('StackBlitz accepts only text files')],
    ['project[files][a-package/lib/index.js]', '2;\n'],
  ]);
});
