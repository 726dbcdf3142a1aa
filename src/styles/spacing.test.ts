import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What a distance can be made of besides 0, `auto`, and the steps of the scale. */
const TOKENS = ['--edge', '--gutter', '--control', '--between', '--row'];

/** Lengths that aren't on the scale, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '1px': 'a hairline between the entries of a list',
  '-1px': 'a border that lies over another one',
  '2px': 'the room that a focus ring needs',
  '20px': 'the size of an icon',
};

/** Distances between letters grow with them, and a share of the window or the box grows with that. */
const GROWS = /^-?[\d.]+(?:em|ch|vw|vb|cqi|%)$/;

const read = (file: string) => readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
const scale = [...read('src/styles/tokens.css').matchAll(/(--space-[\w-]+):/g)].map(([, name = '']) => name);

const distances = globSync('{src,packages}/**/*.css').flatMap((file) =>
  [...read(file).matchAll(/(?<![\w-])((?:margin|padding)[\w-]*|(?:row-|column-)?gap)\s*:\s*([^;}]+)/g)].map(
    ([, property = '', value = '']) => ({ file, property, value: value.trim() }),
  ),
);

const names = (value: string) => value.match(/--[\w-]+/g) ?? [];
const lengths = (value: string) => value.replaceAll(/--[\w-]+/g, '').match(/-?(?:\d*\.)?\d+[a-z%]+/g) ?? [];

test('every margin, padding, and gap is a step of the scale', () => {
  expect(distances.length).toBeGreaterThan(300);
  const others = distances.filter(
    ({ value }) =>
      names(value).some((name) => !scale.includes(name) && !TOKENS.includes(name)) ||
      lengths(value).some((length) => !(length in EXCEPTIONS) && !GROWS.test(length)),
  );
  expect(others.map(({ file, property, value }) => `${file}: ${property}: ${value}`)).toEqual([]);
});

test('every corner has one of three radii, is round, or is square', () => {
  const corners = globSync('{src,packages}/**/*.css').flatMap((file) =>
    [...read(file).matchAll(/border-(?:[a-z]+-)*radius:\s*([^;}]+)/g)].map(
      ([, value = '']) => `${file}: ${value.trim()}`,
    ),
  );
  expect(corners.length).toBeGreaterThan(50);
  const known = /: (?:(?:0|50%|var\(--(?:radius|radius-small|pill)\))(?: |$))+$/;
  expect(corners.filter((corner) => !known.test(corner))).toEqual([]);
});

test('every step and every exception is used', () => {
  const used = new Set(distances.flatMap(({ value }) => [...names(value), ...lengths(value)]));
  expect([...scale, ...TOKENS, ...Object.keys(EXCEPTIONS)].filter((one) => !used.has(one))).toEqual([]);
});
