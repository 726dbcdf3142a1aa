// Code that readers copy: whatever else it lists as created, the claim has to list the actions as created.

import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const PROGRAMS = 'samples/*/**/*.{mjs,js,py,rs,c,cpp,sh,json,toml}';
const EXAMPLES = 'examples/**/*.{mjs,ts,py,json}';

/** Lines of code that set the labels; comments and prose name the setting without labels. */
async function settings(): Promise<Array<{ where: string; line: string }>> {
  const files = globSync([PROGRAMS, EXAMPLES, 'docs/**/*.mdx'], {
    exclude: (name) => name === 'node_modules',
  });
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8');
      const code = file.endsWith('.mdx') ? (text.match(/^ *```[\s\S]*?^ *```/gm) ?? []).join('\n') : text;
      return code
        .split('\n')
        .filter((line) => /created_assertion_labels.*c2pa\./.test(line))
        .map((line) => ({ where: file, line }));
    }),
  );
  return found.flat();
}

test('every list of created assertions has the actions, by a label that the SDK knows', async () => {
  const all = await settings();
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(({ line }) => !/c2pa\.actions(?![\w.])/.test(line))).toEqual([]);
  // A label with a version has no effect.
  expect(all.filter(({ line }) => /c2pa\.[\w.]+\.v\d/.test(line))).toEqual([]);
});
