import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { signerRow } from './checked-rows.ts';
import type { Row } from './lines.ts';
import { reportOf, type State } from './report.ts';
import { statementRows } from './statement-rows.ts';
import { reliabilityIn } from './verdict.ts';

const files = join(import.meta.dirname, '../../../../samples/manifest-examples/files');
const of = (report: unknown) => reportOf({ report, pictures: new Map() }, 'alone');
const example = (name: string) => of(JSON.parse(readFileSync(join(files, `${name}.json`), 'utf8')));

/** The lines and notes of a row as plain text. */
function text(rows: readonly Row[], name: string): string[] | undefined {
  const row = rows.find((one) => one.name === name);
  return (
    row &&
    [...row.lines, ...(row.notes ?? [])].map((line) =>
      line.map((piece) => (typeof piece === 'string' ? piece : piece.fromFile)).join(''),
    )
  );
}

const file = (...assertions: unknown[]) => of({ active_manifest: 'a', manifests: { a: { assertions } } });
const actions = (...all: object[]) => ({ label: 'c2pa.actions.v2', data: { actions: all } });
const source = (name: string) => `http://cv.iptc.org/newscodes/digitalsourcetype/${name}`;

describe('what the signer says', () => {
  test.each([
    ['generated', 'Yes, made by a generative model'],
    ['composite', 'In part: a generative model made or changed some of it'],
    ['created', 'No: the origin is stated, and no step names a generative model'],
  ])('our example %s: %s', (name, answer) => {
    expect(text(statementRows(example(name)), 'Made with AI?')?.[0]).toBe(answer);
  });

  test('why the answer is that, with the action and the ingredient that say so', () => {
    expect(text(statementRows(example('composite')), 'Made with AI?')).toContainEqual(
      expect.stringMatching(/^Made by a generative model \(c2pa.created\) in ./),
    );
  });

  test('a file that doesn’t state how it was made says so', () => {
    const rows = statementRows(file());
    expect(text(rows, 'Made with AI?')).toEqual(['Not stated', 'The file doesn’t state how it was made.']);
    expect(text(rows, 'Origin')).toEqual(['Not stated']);
    expect(text(rows, 'Not stated')).toEqual([
      'how it was made, edits, and AI training and data mining preferences',
    ]);
    const composite = actions({ action: 'c2pa.created', digitalSourceType: source('composite') });
    expect(text(statementRows(file(composite)), 'Made with AI?')?.[1]).toMatch(/don’t answer this/);
  });

  test('edits in words, each once; others by their names; and whether the list is complete', () => {
    const all = actions(
      { action: 'c2pa.opened' },
      { action: 'c2pa.cropped' },
      { action: 'c2pa.cropped' },
      { action: 'org.example.sparkle' },
    );
    const incomplete = { ...all, data: { ...all.data, allActionsIncluded: false } };
    expect(text(statementRows(file(incomplete)), 'Edits before signing')).toEqual([
      'Cropped × 2',
      'org.example.sparkle',
      'The signer says that this list isn’t complete.',
    ]);
    const editsOf = (...all: Parameters<typeof actions>) =>
      text(statementRows(file(actions({ action: 'c2pa.created' }, ...all))), 'Edits before signing');
    expect(editsOf()).toEqual(['None stated']);
    expect(editsOf({ action: 'c2pa.orientation' }, { action: 'c2pa.converted' })).toEqual([
      'Only rotated and converted',
    ]);
    expect(editsOf({ action: 'c2pa.edited.metadata' })).toEqual(['None stated that changes what’s shown']);
  });

  test('camera, training choices, and an AI disclosure', () => {
    const rows = statementRows(
      file(
        { label: 'c2pa.metadata', data: { 'tiff:Make': 'Example', 'tiff:Model': 'X1' } },
        { label: 'cawg.training-mining', data: { entries: { 'cawg.ai_training': { use: 'notAllowed' } } } },
        { label: 'c2pa.ai-disclosure', data: { modelName: 'M', modelType: 'c2pa.types.model' } },
      ),
    );
    expect(text(rows, 'Camera')).toEqual(['Example X1']);
    expect(text(rows, 'AI training and data mining')).toEqual(['Training of other models: not allowed']);
    expect(text(rows, 'AI model')).toEqual(['M and c2pa.types.model']);
    expect(text(rows, 'Made with AI?')?.[0]).toMatch(/^In part/);
  });

  test('nothing where there is no manifest', () => expect(statementRows(of({}))).toEqual([]));

  test('what a file says is never mixed with our words', () => {
    const evil = '<b>x</b>\u202e';
    const rows = statementRows(
      of({
        active_manifest: 'a',
        manifests: { a: { title: evil, claim_generator: evil, assertions: [actions({ action: evil })] } },
      }),
    );
    const ours = rows.flatMap(({ name, lines }) => [
      name,
      ...lines.flat().filter((one) => typeof one === 'string'),
    ]);
    expect(ours.join()).not.toMatch(/[<\u202e]/);
  });

  test('thousands of edits are counted', () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({ action: `org.example.a${index}` }));
    const lines = text(statementRows(file(actions(...many))), 'Edits before signing');
    expect(lines).toHaveLength(13);
    expect(lines?.at(-1)).toBe('And 988 more');
  });
});

test('what was redacted, from where, and why', () => {
  expect(text(statementRows(example('redacted')), 'Redacted')).toEqual([
    'c2pa.metadata was removed from Nest of a rare bird. Reason: personal information',
  ]);
});

test.each([
  ['Trusted', 'signed'],
  ['Valid', 'signed'],
  ['Unbound', 'unbound'],
  ['Invalid', 'unreliable'],
  ['unknown', 'unreliable'],
] as const)('statements of a file in state %s are %s', (state, reliability) =>
  expect(reliabilityIn({ ...example('created'), state })).toBe(reliability),
);

test.each(['Invalid', 'unknown'] as const)(
  'the signer of a file in state %s is only named',
  (state: State) => {
    const report = { ...example('created'), state };
    const [row] = signerRow(report);
    expect(row?.name).toBe('Claimed signer (not verified)');
    expect(text(signerRow(report), 'Claimed signer (not verified)')?.at(-1)).toMatch(/^A check failed/);
  },
);
