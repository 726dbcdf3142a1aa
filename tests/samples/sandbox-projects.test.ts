import { readFileSync } from 'node:fs';
import { STATES } from '@content-credentials/verdict/report/states';
import type { Manifest, ManifestStore } from '@contentauth/c2pa-web';
import { type Coverage, unprotectedIn } from 'content-credentials-hash-coverage';
import { expect, test } from 'vitest';
import {
  actionsOf,
  type Part,
  partsOf,
  shortened,
} from '../../examples/sandbox-viewing-manifest/src/facts.ts';
import {
  failuresOf,
  signingTimeOf,
  verdictOf,
} from '../../examples/sandbox-viewing-manifest/src/validation-state.ts';
import { problemInWords, stateInWords } from '../../examples/sandbox-viewing-manifest/src/words.ts';
import * as script from '../../examples/sandbox-vite/src/validation-state.js';
import * as wordsScript from '../../examples/sandbox-vite/src/words.js';
import { fileIn, readSandbox } from '../../src/content/sandboxes/definition.ts';

test('the projects of the three bundlers share these files, as their pages say', () => {
  const shared = ['credentials.js', 'validation-state.js', 'main.js', 'sdk.js', 'style.css', 'words.js'];
  const [vite, rollup, webpack] = ['vite', 'rollup', 'webpack'].map((name) => {
    const sandbox = readSandbox('.', name);
    return shared.map((file) => String(fileIn(sandbox, `src/${file}`).content));
  });
  expect(rollup).toEqual(vite);
  expect(webpack).toEqual(vite);
});

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

test('what is missing, too long, or not text does no harm', () => {
  expect(partsOf({})).toEqual([]);
  expect(partsOf(storeOf({ a: {} }))).toEqual([]);
  expect(shortened({ html: '<b>' })).toBe('');
  expect(shortened('x'.repeat(1_000_000))).toHaveLength(300);
});

test('another try is offered where it may help', () => {
  const error = (message: string, name = 'Error') => Object.assign(new Error(message), { name });
  expect(problemInWords(error('Failed to fetch', 'StartError'), 'image/jpeg').retry).toBe(true);
  expect(problemInWords(error('unreachable'), 'image/jpeg').retry).toBe(true);
  expect(problemInWords(error('unreachable', 'CrashError'), 'image/jpeg').retry).toBe(true);
  expect(problemInWords(error('stopped', 'Stopped'), 'image/jpeg').retry).toBe(true);
  expect(problemInWords(error('C2pa(UnsupportedType)'), 'image/jpeg').retry).toBe(false);
  expect(problemInWords(error('x', 'UnsupportedFormatError'), '').text).toContain('no type');
});

const MISMATCH = 'assertion.dataHash.mismatch';
const MINE = { code: MISMATCH, url: 'self#jumbf=/c2pa/a/c2pa.assertions/c2pa.hash.data' };
const THEIRS = { code: 'claimSignature.mismatch', url: 'self#jumbf=/c2pa/b/c2pa.signature' };
const UNTRUSTED = { code: 'signingCredential.untrusted', url: 'self#jumbf=/c2pa/a/c2pa.signature' };

const reportOf = (state: string, failure: object[] = [], deltas: object[] = []): ManifestStore =>
  ({
    active_manifest: 'a',
    validation_state: state,
    validation_results: {
      activeManifest: { success: [], informational: [], failure },
      ingredientDeltas: [{ ingredientAssertionURI: '', validationDeltas: { failure: deltas } }],
    },
  }) as unknown as ManifestStore;

const fault = {
  kind: 'gap',
  code: MISMATCH,
  message: 'a gap',
  clause: { section: '', anchor: '' },
  spans: [],
} as const;
const COVERED: Coverage = {
  state: 'covered',
  kind: 'data',
  manifest: 'a',
  assertion: 'x',
  size: 1,
  uncovered: [],
};
const BROKEN: Coverage = { state: 'broken', size: 1, fault: { ...fault, spans: [] } };
const UNKNOWN: Coverage = { state: 'unknown', size: 1, reason: 'another format' };

/** The scripts of the bundler projects and the TypeScript ones must give the same results. */
const both = (report: ManifestStore, coverage: Coverage) => {
  const verdict = verdictOf(report, coverage);
  expect(script.stateOf({ report, coverage })).toEqual(verdict);
  return verdict;
};

test.each(['Trusted', 'Valid', 'Invalid'])(
  'the SDK’s %s gets worse by the page’s own check, never better',
  (state) => {
    expect(both(reportOf(state), COVERED)).toEqual({ state });
    expect(both(reportOf(state), BROKEN)).toEqual({ state: 'Invalid', own: 'a gap' });
    const unknown = { state: 'Unbound', own: 'another format' };
    expect(both(reportOf(state), UNKNOWN)).toEqual(state === 'Invalid' ? { state } : unknown);
  },
);

test.each([
  ['Trusted', 'Partial'],
  ['Valid', 'Partial'],
  ['Invalid', 'Invalid'],
])('a hash that leaves out what people see turns %s into %s', (sdk, state) => {
  const exif = { start: 2, length: 40, kind: 'metadata', name: 'Exif', shows: ['orientation'] } as const;
  const partly: Coverage = { ...COVERED, uncovered: [{ ...exif, shows: [...exif.shows] }] };
  expect(both(reportOf(sdk), partly)).toEqual({ state });
  expect(unprotectedIn(partly)).toEqual(['The image’s orientation isn’t protected.']);
  expect(stateInWords('Partial', [], [])).toBe(STATES.Partial.meaning);
  expect(wordsScript.stateInWords('Partial', [], [])).toBe(STATES.Partial.meaning);
});

test('what the SDK found itself isn’t claimed for the page, unless it’s about an ingredient', () => {
  expect(both(reportOf('Invalid', [MINE]), BROKEN)).toEqual({ state: 'Invalid' });
  expect(both(reportOf('Invalid', [], [MINE]), BROKEN)).toEqual({ state: 'Invalid', own: 'a gap' });
});

test('failures of ingredients are told from those of the file', () => {
  const report = reportOf('Invalid', [UNTRUSTED, THEIRS], [{ code: 'ingredient.manifest.mismatch' }]);
  const found = failuresOf(report).map(({ code, isOfIngredient }) => [code, isOfIngredient]);
  expect(found).toEqual([
    ['signingCredential.untrusted', false],
    ['claimSignature.mismatch', true],
    ['ingredient.manifest.mismatch', true],
  ]);
  expect(
    script
      .failuresOf(report)
      .map((one: (typeof found)[number] & { code: string; isOfIngredient: boolean }) => [
        one.code,
        one.isOfIngredient,
      ]),
  ).toEqual(found);
  const words = stateInWords('Invalid', failuresOf(report), []);
  expect(words).toContain('The credentials of an ingredient don’t validate');
  expect(wordsScript.stateInWords('Invalid', script.failuresOf(report), [])).toBe(words);
  const own = failuresOf(reportOf('Invalid', [MINE, THEIRS]));
  expect(stateInWords('Invalid', own, [])).not.toContain('ingredient');
});

test('after an update, the hash in the manifest of the parent is still the file’s own', () => {
  const url = 'self#jumbf=/c2pa/b/c2pa.assertions/c2pa.hash.data';
  expect(failuresOf(reportOf('Invalid', [{ code: MISMATCH, url }]))[0]?.isOfIngredient).toBe(false);
});

test('a time is claimed until a trusted time stamp proves it', () => {
  const timed = (success: string[], informational: string[]) =>
    ({
      active_manifest: 'a',
      manifests: { a: { signature_info: { time: '2026-01-02T03:04:05+00:00' } } },
      validation_results: {
        activeManifest: {
          success: success.map((code) => ({ code })),
          informational: informational.map((code) => ({ code })),
          failure: [],
        },
      },
    }) as unknown as ManifestStore;
  const time = '2026-01-02T03:04:05+00:00';
  expect(signingTimeOf(timed([], []))).toEqual({ time, isVerified: false });
  expect(signingTimeOf(timed(['timeStamp.validated'], ['timeStamp.untrusted']))).toEqual({
    time,
    isVerified: false,
  });
  expect(signingTimeOf(timed(['timeStamp.validated', 'timeStamp.trusted'], []))).toEqual({
    time,
    isVerified: true,
  });
  expect(signingTimeOf(timed([], ['timeStamp.mismatch']))).toBeUndefined();
});
