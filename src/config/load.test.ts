import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError } from './errors.ts';
import { lineOf, lineOfKey, loadConfig } from './load.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-config-'));
  await write('site.config.ts', "export default { title: 'A', url: 'https://a.example' };");
  await write('sidebars.ts', "export default { docs: ['introduction'] };");
  await write('redirects.ts', 'export default [];');
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, text: string) => writeFile(join(folder, name), text);

async function messageOf(): Promise<string> {
  try {
    await loadConfig(folder);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'no error';
}

test('a file that can’t run is reported with the line and the reason', async () => {
  await write('site.config.ts', "const most = 3;\nthrow new RangeError('too far');");
  expect(await messageOf()).toBe(
    "site.config.ts:2: it can't be run (RangeError: too far); correct that line",
  );
});

test('a syntax error has its line, also in a file that two others import, and blames only that file', async () => {
  await write('site.config.ts', "export default {\n  title: 'A'\n  url: 'https://a.example',\n};\n");
  await write('sidebars.ts', "import site from './site.config.ts';\nexport default { docs: [site.title] };");
  expect(await messageOf()).toBe(
    'site.config.ts:3: syntax error: Expected `,` or `}` but found `Identifier`; correct this line, or the one before it',
  );
});

test('the line of a value is the first that has it between quotes', () => {
  const text = "// sining\nexport default {\n  docs: ['introduction', 'sining'],\n};\n";
  expect(lineOf(text, 'sining')).toBe(3);
  expect(lineOf(text, 'intro')).toBe(0);
});

test('the line of a key is found below functions, types, and constants of the file', () => {
  const text = `import { defineSite } from '../src/config/site.ts';
const items = [
  { type: 'link', label: 'Docs' },
  { type: 'lnk', label: 'Read' },
];
export default defineSite({
  title: 'Docs',
  'footr': {},
  navbar: { items },
} satisfies object);
`;
  const line = (key: string) => lineOfKey(text, 'site.config.ts', key);
  expect(line('title')).toBe(7);
  expect(line('footr')).toBe(8);
  expect(line('navbar.items[1].type')).toBe(4);
  // A key that's missing has the line of what should contain it.
  expect(line('navbar.items[0].href')).toBe(3);
  expect(line('url')).toBe(6);
});

test('what a file computes or imports has the line where it does', () => {
  const text = "import items from './items.ts';\nexport default {\n  navbar: { items },\n};\n";
  expect(lineOfKey(text, 'site.config.ts', 'navbar.items[3].label')).toBe(3);
  expect(lineOfKey('export default [];', 'redirects.ts', 'to')).toBe(0);
});
