import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');

/** Browsers ignore a declaration with an unknown variable, without a word. */
test('every variable in a stylesheet is set somewhere', () => {
  const styles = globSync('{src,packages}/**/*.css');
  const set = new Set(
    [...styles, ...globSync('{src,packages}/**/*.{ts,tsx,astro}')].flatMap((file) =>
      [...read(file).matchAll(/(--[\w-]+)['"]?\s*[:,]/g)].map(([, name]) => name),
    ),
  );
  const unknown = styles.flatMap((file) =>
    [...read(file).matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].flatMap(([, name]) =>
      set.has(name) ? [] : [`${file}: ${name} isn't in src/styles/tokens.css`],
    ),
  );
  expect(unknown).toEqual([]);
});
