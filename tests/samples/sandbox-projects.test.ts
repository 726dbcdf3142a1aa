import { readFileSync } from 'node:fs';
import type { Manifest, ManifestStore } from '@contentauth/c2pa-web';
import { expect, test } from 'vitest';
import { actionsOf, type Part, partsOf, said } from '../../examples/sandbox-viewing-manifest/src/facts.ts';
import { problemInWords } from '../../examples/sandbox-viewing-manifest/src/words.ts';

const textOf = (project: string, file: string) =>
  readFileSync(`examples/sandbox-${project}/src/${file}`, 'utf8');

test.each(['credentials.js', 'main.js', 'words.js', 'style.css'])(
  'the projects of the three bundlers share %s, as their pages say',
  (file) => {
    expect(textOf('rollup', file)).toBe(textOf('vite', file));
    expect(textOf('webpack', file)).toBe(textOf('vite', file));
  },
);

const example = JSON.parse(
  readFileSync('samples/manifest-examples/files/composite.json', 'utf8'),
) as ManifestStore;

test('the tree of the example has six parts, three of them below the generated picture', () => {
  const titles = (parts: Part[]): unknown[] => parts.map((part) => [part.title, titles(part.parts)]);
  expect(titles(partsOf(example))).toEqual([
    ['Evening over the hills', []],
    [
      'Evening, as a model sees it',
      [
        ['Evening over the hills', []],
        ['model.json', []],
        ['seed.txt', []],
      ],
    ],
    ['mark.png', []],
  ]);
});

test('actions come in order with the last part of their source type, from every assertion of actions', () => {
  const action = (name: string) => ({ actions: [{ action: name, digitalSourceType: `https://x/${name}` }] });
  const manifest = {
    assertions: [
      { label: 'c2pa.actions.v2', data: action('c2pa.color_adjustments') },
      { label: 'c2pa.actionsome', data: action('no') },
      { label: 'c2pa.actions.v2__1', data: action('c2pa.cropped') },
    ],
  } as Manifest;
  expect(actionsOf(manifest)).toMatchObject([
    { name: 'color adjustments', sourceType: 'c2pa.color_adjustments' },
    { name: 'cropped', sourceType: 'c2pa.cropped' },
  ]);
});

const storeOf = (manifests: Record<string, Manifest>): ManifestStore => ({ active_manifest: 'a', manifests });
const count = (parts: Part[]): number => parts.reduce((sum, part) => sum + 1 + count(part.parts), 0);

test('a file that names itself as its ingredient, or thousands, does not keep the page busy', () => {
  const ring = storeOf({
    a: { ingredients: [{ active_manifest: 'b' }, { active_manifest: 'b' }] },
    b: { ingredients: [{ active_manifest: 'a' }, { active_manifest: 'b' }] },
  });
  expect(count(partsOf(ring))).toBeLessThan(20);
  expect(count(partsOf(storeOf({ a: { ingredients: Array(5000).fill({ title: 'x' }) } })))).toBe(200);

  const labels = Array.from({ length: 12 }, (_, index) => (index === 0 ? 'a' : `m${index}`));
  const wide = labels.map((label, index) => [
    label,
    { ingredients: Array(12).fill({ active_manifest: labels[index + 1] }) },
  ]);
  expect(count(partsOf(storeOf(Object.fromEntries(wide))))).toBe(200);
});

test('what is missing, too long or no text is said calmly', () => {
  expect(partsOf({})).toEqual([]);
  expect(partsOf(storeOf({ a: {} }))).toEqual([]);
  expect(said({ html: '<b>' })).toBe('');
  expect(said('x'.repeat(1_000_000))).toHaveLength(300);
});

test('only a start that failed, or a fault that nobody knows, offers another try', () => {
  const error = (message: string, name = 'Error') => Object.assign(new Error(message), { name });
  expect(problemInWords(error('Failed to fetch', 'StartError'), 'image/jpeg').retry).toBe(true);
  expect(problemInWords(error('unreachable'), 'image/jpeg').retry).toBe(true);
  expect(problemInWords(error('C2pa(UnsupportedType)'), 'image/jpeg').retry).toBe(false);
  expect(problemInWords(error('x', 'UnsupportedFormatError'), '').text).toContain('no type');
});
