import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type AiAnswer, aiUseOf } from './ai-use.ts';
import { reportOf } from './report.ts';
import { SOURCE_WORDS } from './terms.ts';

const files = join(import.meta.dirname, '../../../../samples/manifest-examples/files');
const aiUse = (report: unknown) => aiUseOf(reportOf({ report, pictures: new Map() }, 'alone'));
const iptc = (name: string) => `http://cv.iptc.org/newscodes/digitalsourcetype/${name}`;

interface ManifestOptions {
  /** Name of the action, and of its source type. */
  actions?: ReadonlyArray<readonly [action: string, source?: string]>;
  assertions?: unknown[];
  ingredients?: ReadonlyArray<readonly [relationship: string, manifest?: string]>;
}

const manifest = ({ actions = [], assertions = [], ingredients = [] }: ManifestOptions) => ({
  assertions: [
    {
      label: 'c2pa.actions.v2',
      data: {
        actions: actions.map(([action, source]) => ({
          action: `c2pa.${action}`,
          ...(source && { digitalSourceType: iptc(source) }),
        })),
      },
    },
    ...assertions,
  ],
  ingredients: ingredients.map(([relationship, active_manifest]) => ({
    title: 'x.jpg',
    relationship,
    active_manifest,
  })),
});

/** The answer for a file; the manifests of its ingredients are named. */
const answer = (own: ManifestOptions, others: Record<string, ManifestOptions> = {}): AiAnswer =>
  aiUse({
    active_manifest: 'own',
    manifests: {
      own: manifest(own),
      ...Object.fromEntries(Object.entries(others).map(([label, options]) => [label, manifest(options)])),
    },
  }).answer;

const photo: ManifestOptions = { actions: [['created', 'digitalCapture']] };
const generated: ManifestOptions = { actions: [['created', 'trainedAlgorithmicMedia']] };
const silent: ManifestOptions = { actions: [['created']] };
const opened = {
  actions: [['opened']],
  ingredients: [['parentOf', 'before']],
} as const satisfies ManifestOptions;

test.each([
  ['created', 'no'],
  ['generated', 'yes'],
  ['composite', 'partly'],
] as const)('our example %s: %s', (name, wanted) => {
  const report: unknown = JSON.parse(readFileSync(join(files, `${name}.json`), 'utf8'));
  expect(aiUse(report).answer).toBe(wanted);
});

test.each([
  ['the output of a model', generated, 'yes'],
  ['a photo', photo, 'no'],
  ['a program that doesn’t say', silent, 'not stated'],
  ['nothing at all', {}, 'not stated'],
  ['a composite of anything', { actions: [['created', 'composite']] }, 'not stated'],
  ['a composite with generated parts', { actions: [['created', 'compositeSynthetic']] }, 'partly'],
  ['a term that no vocabulary has', { actions: [['created', 'constructor']] }, 'not stated'],
] as const)('%s', (_, options, wanted) => expect(answer(options)).toBe(wanted));

test('a photo that was edited with a model is partly AI, and one that a person edited isn’t', () => {
  const edit = (source?: string): ManifestOptions => ({
    ...opened,
    actions: [['opened'], ['edited', source]],
  });
  expect(answer(edit('compositeWithTrainedAlgorithmicMedia'), { before: photo })).toBe('partly');
  expect(answer(edit('trainedAlgorithmicMedia'), { before: photo })).toBe('partly');
  expect(answer(edit('humanEdits'), { before: photo })).toBe('no');
  expect(answer(edit(), { before: photo })).toBe('no');
});

test('an edit doesn’t change how the content began', () => {
  expect(answer(opened, { before: generated })).toBe('yes');
  expect(answer(opened, { before: silent })).toBe('not stated');
  // The file before it had no credentials.
  expect(answer(opened)).toBe('not stated');
  const twice: ManifestOptions = { actions: [['opened']], ingredients: [['parentOf', 'earlier']] };
  expect(answer(opened, { before: twice, earlier: generated })).toBe('yes');
});

test('a component counts as a part, and one without credentials leaves the answer open', () => {
  const placed = (part?: string): ManifestOptions => ({
    actions: [['created', 'digitalCreation'], ['placed']],
    ingredients: [['componentOf', part]],
  });
  expect(answer(placed('part'), { part: generated })).toBe('partly');
  expect(answer(placed('part'), { part: photo })).toBe('no');
  expect(answer(placed())).toBe('not stated');
});

test('content that began empty consists of its components', () => {
  const placed: ManifestOptions = {
    actions: [['created', 'empty'], ['placed']],
    ingredients: [
      ['componentOf', 'a'],
      ['componentOf', 'b'],
    ],
  };
  expect(answer(placed, { a: generated, b: generated })).toBe('yes');
  expect(answer(placed, { a: photo, b: generated })).toBe('partly');
  expect(answer(placed, { a: photo, b: photo })).toBe('no');
  expect(answer(placed, { a: photo, b: silent })).toBe('not stated');
});

test('what a model was given isn’t part of what it made', () => {
  const input = (source: string): ManifestOptions => ({
    actions: [['created', source]],
    ingredients: [['inputTo', 'input']],
  });
  expect(answer(input('trainedAlgorithmicMedia'), { input: photo })).toBe('yes');
  expect(answer(input('digitalCreation'), { input: generated })).toBe('no');
});

test('metadata states an origin too; a disclosure says that a model was used, but not how much', () => {
  const metadata = (source: string) => ({
    label: 'c2pa.metadata',
    data: { 'Iptc4xmpExt:DigitalSourceType': iptc(source) },
  });
  const disclosure = { label: 'c2pa.ai-disclosure', data: { modelType: 'c2pa.types.model' } };
  expect(answer({ assertions: [metadata('trainedAlgorithmicMedia')] })).toBe('yes');
  expect(answer({ assertions: [metadata('digitalCapture')] })).toBe('no');
  expect(answer({ ...silent, assertions: [disclosure] })).toBe('partly');
  expect(answer({ ...generated, assertions: [disclosure] })).toBe('yes');
});

test('the reasons are the statements that agree, each once', () => {
  const report = {
    active_manifest: 'own',
    manifests: {
      own: manifest({
        actions: [['opened'], ...Array(2000).fill(['edited', 'compositeWithTrainedAlgorithmicMedia'])],
        ingredients: [['parentOf', 'before']],
      }),
      before: manifest(photo),
    },
  };
  expect(aiUse(report)).toEqual({
    answer: 'partly',
    reasons: [
      {
        answer: 'partly',
        manifest: 'own',
        by: 'c2pa.edited',
        source: {
          address: iptc('compositeWithTrainedAlgorithmicMedia'),
          words: SOURCE_WORDS.compositeWithTrainedAlgorithmicMedia,
        },
      },
    ],
  });
});

test('a history that goes in circles or never ends has an answer all the same', () => {
  expect(answer(opened, { before: { ...photo, ingredients: [['parentOf', 'own']] } })).toBe('not stated');
  const many: ManifestOptions = { ...generated, ingredients: Array(1000).fill(['componentOf', 'part']) };
  expect(answer(many, { part: { ...photo, actions: Array(1000).fill(['created', 'digitalCapture']) } })).toBe(
    'yes',
  );
});
