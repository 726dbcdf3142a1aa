import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';
import { countBelow } from './provenance.ts';
import { reportOf } from './report.ts';

const of = (report: unknown) => reportOf({ report, pictures: new Map() }, 'alone');

const odd: readonly unknown[] = [
  null,
  undefined,
  0,
  '',
  'text',
  [],
  [[]],
  {},
  true,
  { length: 1e9 },
  [null],
  { toString: null },
];

test.each(odd.map((value) => [JSON.stringify(value), value]))('%s in the place of a report', (_, value) => {
  expect(of(value).state).toBe('unknown');
});

test('any odd value in any place of a report', () => {
  for (const value of odd) {
    const manifest = Object.fromEntries(
      [
        'title',
        'claim_generator_info',
        'ingredients',
        'assertions',
        'signature_info',
        'thumbnail',
        'label',
      ].map((key) => [key, value]),
    );
    const report = of({
      active_manifest: 'a',
      manifests: {
        a: manifest,
        b: value,
        c: {
          ingredients: [value, { title: value, active_manifest: value }],
          assertions: [
            value,
            {
              label: 'c2pa.actions',
              data: { actions: [value, { action: value, parameters: value, softwareAgent: value }] },
            },
            { label: 'cawg.identity', data: value },
          ],
        },
      },
      validation_results: {
        activeManifest: { failure: value, success: [value, { code: value }] },
        ingredientDeltas: [value],
      },
      validation_state: value,
    });
    expect(report.tree.title).toBeTypeOf('string');
    expect(differencesOf(report, report).every(({ isSame }) => isSame)).toBe(true);
  }
});

test('a manifest that is its own ingredient ends', () => {
  const { tree } = of({
    active_manifest: 'a',
    manifests: {
      a: { ingredients: [{ title: 'b', active_manifest: 'b' }] },
      b: { ingredients: [{ active_manifest: 'a' }] },
    },
  });
  expect(tree.children[0]?.children[0]).toMatchObject({ cut: 'repeats', children: [] });
});

test('many manifests that all name each other end at a limit', () => {
  const labels = Array.from({ length: 30 }, (_, index) => `m${index}`);
  const ingredients = labels.map((active_manifest) => ({ title: active_manifest, active_manifest }));
  const { tree } = of({
    active_manifest: 'm0',
    manifests: Object.fromEntries(labels.map((label) => [label, { ingredients }])),
  });
  expect(countBelow(tree)).toBeLessThanOrEqual(2000);
});

test('a manifest called __proto__ is a manifest', () => {
  const report = of(JSON.parse('{"active_manifest":"__proto__","manifests":{"__proto__":{"title":"x"}}}'));
  expect(report.tree.title).toBe('x');
  expect(report.manifests.get('__proto__')?.title).toBe('x');
});

test('a manifest that is only named by inheritance is none', () => {
  expect(of({ active_manifest: 'constructor', manifests: {} }).manifests.size).toBe(0);
});

test('hundreds of thousands of entries are taken in, each looked at once', () => {
  const many = Array.from({ length: 300_000 }, (_, index) => ({
    title: `${index}`,
    label: `l${index}`,
    code: `c${index % 7}`,
  }));
  const report = of({
    active_manifest: 'a',
    manifests: { a: { ingredients: many, assertions: many } },
    validation_results: { activeManifest: { success: many } },
  });
  expect(report.checks[0]?.checks).toHaveLength(7);
}, 60_000);
