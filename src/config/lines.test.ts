import { expect, test } from 'vitest';
import { lineOf, lineOfKey } from './load.ts';

test('the line of a value is the first that has it between quotes', () => {
  const text = "// sining\nexport default {\n  docs: ['introduction', 'sining'],\n};\n";
  expect(lineOf(text, 'sining')).toBe(3);
  expect(lineOf(text, 'intro')).toBe(0);
});

test('the line of a key is found below functions, types, and constants of the file', async () => {
  const text = `import { defineSite } from '../src/config/index.ts';
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
  expect(await line('title')).toBe(7);
  expect(await line('footr')).toBe(8);
  expect(await line('navbar.items[1].type')).toBe(4);
  // A key that's missing has the line of what should contain it.
  expect(await line('navbar.items[0].href')).toBe(3);
  expect(await line('url')).toBe(6);
});

test('what a file computes or imports has the line where it does', async () => {
  const text = "import items from './items.ts';\nexport default {\n  navbar: { items },\n};\n";
  expect(await lineOfKey(text, 'site.config.ts', 'navbar.items[3].label')).toBe(3);
  expect(await lineOfKey('export default [];', 'redirects.ts', 'to')).toBe(0);
});
