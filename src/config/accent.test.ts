import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, minimumContrast } from './fields.ts';
import { accentColor, darkAccent, lightAccent, OWN_ACCENT } from './layout.ts';

/** All hues at two strengths, as far as they're dark enough. */
const COLORS = Array.from({ length: 512 }, (_, index) =>
  [index >> 6, (index >> 3) & 7, index & 7].map((step) => (step * 36).toString(16).padStart(2, '0')).join(''),
)
  .map((digits) => `#${digits}`)
  .filter((color) => accentColor.safeParse(color).success);

const variablesIn = (file: string) =>
  Object.fromEntries(
    [...readFileSync(file, 'utf8').matchAll(/(--[\w-]+): (#\w{6});/g)].map((m) => m.slice(1)),
  );

test('with every color that is accepted, text can be read on light and dark pages', () => {
  expect(COLORS.length).toBeGreaterThan(100);
  const dark = variablesIn('src/styles/dark.css');
  const light = variablesIn('src/styles/tokens.css');
  for (const [variables, page] of [
    [lightAccent, light],
    [darkAccent, dark],
  ] as const) {
    const unreadable = COLORS.filter((color) => {
      const {
        '--accent': accent = '',
        '--accent-strong': strong = '',
        '--accent-soft': soft = '',
      } = variables(color);
      const pairs = [page['--paper'], page['--surface'], page['--surface-strong'], soft].flatMap(
        (background = '') => [contrast(accent, background), contrast(strong, background)],
      );
      return Math.min(...pairs, contrast(page['--ink'] ?? '', soft)) < minimumContrast;
    });
    expect(unreadable).toEqual([]);
  }
});

test('the variables are those that the stylesheets have, and the own accent is the one of the icon and the logo', () => {
  for (const file of ['src/styles/tokens.css', 'src/styles/dark.css'])
    expect(Object.keys(variablesIn(file))).toEqual(
      expect.arrayContaining(Object.keys(lightAccent(OWN_ACCENT))),
    );
  for (const file of ['src/styles/tokens.css', 'public/favicon.svg', 'public/img/logo.svg'])
    expect(readFileSync(file, 'utf8')).toContain(OWN_ACCENT);
});

test.each([
  [
    '#e6b400',
    'its contrast on "#fbfcfa" is 1.87:1, but text needs 4.5:1; make the text darker, such as "#7f6300"',
  ],
  ['green', 'use a hex color with three or six digits, such as "#1b1f24"'],
])('%s is refused with what to write', (color, message) => {
  expect(accentColor.safeParse(color).error?.issues.map((issue) => issue.message)).toEqual([message]);
  const [, better] = /such as "(#\w{6})"/.exec(message) ?? [];
  expect(accentColor.safeParse(better).success).toBe(true);
});
