import { expect, test } from 'vitest';
import type { Coverage } from '../coverage/index.ts';
import { reportOf } from './report.ts';
import { verdictOf } from './verdict.ts';

const status = (code: string, url = 'self#jumbf=/c2pa/a/c2pa.signature') => ({ code, url });
const coverage: Coverage = {
  ...{ state: 'covered', kind: 'data', manifest: 'a', assertion: 'c2pa.hash.data', size: 9 },
  uncovered: [],
};
const reportWith = (own: object[], deltas: object[] = [], active: object = {}) =>
  reportOf(
    {
      report: {
        active_manifest: 'a',
        validation_state: own.length + deltas.length > 0 ? 'Invalid' : 'Valid',
        manifests: {
          a: { ingredients: [{ label: 'c2pa.ingredient.v3', title: 'collage.png', active_manifest: 'b' }] },
          b: { ingredients: [{ label: 'c2pa.ingredient.v3__1', title: 'sky.jpg', active_manifest: 'c' }] },
          c: {},
        },
        validation_results: {
          activeManifest: { success: [status('claimSignature.validated')], failure: own, ...active },
          ingredientDeltas: deltas,
        },
      },
      pictures: new Map(),
    },
    { coverage, isExternal: false },
  );
const said = (...given: Parameters<typeof reportWith>) => verdictOf(reportWith(...given));

const delta = (uri: string, code: string) => ({
  ingredientAssertionURI: uri,
  validationDeltas: { failure: [status(code, 'self#jumbf=/c2pa/c/c2pa.signature')] },
});
const SKY = 'self#jumbf=/c2pa/b/c2pa.assertions/c2pa.ingredient.v3__1';

test('a failure in an ingredient is told of the ingredient, with its place in the history', () => {
  expect(said([], [delta(SKY, 'claimSignature.mismatch')])).toMatchObject({
    kind: 'ingredient',
    sentence:
      'Credentials that don’t validate: “sky.jpg” (an ingredient of “collage.png”). This file’s own checks found no other problem.',
  });
});

test('where only our own words may appear, it has no name', () => {
  const report = reportWith([], [delta(SKY, 'claimSignature.mismatch')]);
  const { headline, sentence } = verdictOf(report, { isOursOnly: true });
  expect(headline + sentence).not.toMatch(/sky|collage/);
});

test('an ingredient without a title isn’t called by the label of an assertion', () => {
  const unknown = delta(
    'self#jumbf=/c2pa/a/c2pa.assertions/c2pa.ingredient.v3__9',
    'claimSignature.mismatch',
  );
  expect(said([], [unknown]).sentence).toContain('“Untitled ingredient”');
});

test('the same where an SDK lists it among the checks of the file', () => {
  const other = status('assertion.hashedURI.mismatch', 'self#jumbf=/c2pa/b/c2pa.assertions/c2pa.actions.v2');
  expect(said([other]).sentence).toContain('Credentials that don’t validate: “collage.png”');
  const named = status(
    'ingredient.manifest.mismatch',
    'self#jumbf=/c2pa/a/c2pa.assertions/c2pa.ingredient.v3',
  );
  expect(said([named]).sentence).toContain('Credentials that don’t validate: “collage.png”');
});

test('what is wrong with the file itself comes first', () => {
  const deep = delta('self#jumbf=/c2pa/a/c2pa.assertions/c2pa.ingredient.v3', 'claimSignature.mismatch');
  expect(said([status('signingCredential.revoked')], [deep])).toMatchObject({
    kind: 'revoked',
    headline: 'The signing certificate was revoked. Don’t rely on its credentials.',
  });
});

test('a broken signature comes before everything else that’s wrong', () => {
  const gap = { ...status('assertion.dataHash.mismatch'), foundBy: 'page', fault: 'gap' };
  const signature = status('claimSignature.mismatch');
  expect(said([gap, signature]).kind).toBe('signature');
  expect(said([status('assertion.dataHash.mismatch'), signature]).kind).toBe('signature');
});

test('the hash of a file stays its own, also where it stands in the manifest of an update’s parent', () => {
  const hash = status('assertion.dataHash.mismatch', 'self#jumbf=/c2pa/b/c2pa.assertions/c2pa.hash.data');
  expect(said([hash]).kind).toBe('changed');
});

test('a finding of this page says so, and a gap in the hash is told as one', () => {
  const own = { ...status('assertion.dataHash.mismatch'), foundBy: 'page' };
  const changed = { ...own, fault: 'changed' };
  expect(said([changed]).headline).toMatch(/^The file isn’t the one that was signed/);
  expect(said([changed]).sentence).toMatch(/This page found that with a check of its own/);
  expect(said([{ ...own, fault: 'gap' }])).toMatchObject({
    kind: 'gap',
    headline: expect.stringMatching(/^The signature leaves out a part of this file/),
  });
  expect(said([status('assertion.dataHash.mismatch'), own]).sentence).not.toContain('This page');
});

test('a rule that a program broke isn’t told as a change: the file still matches', () => {
  const { kind, sentence } = said([status('assertion.action.malformed')]);
  expect({ kind, sentence }).toEqual({
    kind: 'actions',
    sentence: expect.stringMatching(/The file itself still matches its signature\.$/),
  });
  const changed = said([status('assertion.action.malformed'), status('assertion.dataHash.mismatch')]);
  expect(changed.kind).toBe('changed');
  expect(changed.sentence).not.toContain('still matches');
});

test('a file whose metadata is outside the hash is not called unchanged as a whole', () => {
  const more = status('assertion.dataHash.additionalExclusionsPresent');
  for (const state of ['Valid', 'Trusted'] as const)
    expect(verdictOf({ ...reportWith([], [], { informational: [more] }), state }).headline).toContain(
      'apart from parts that the signature doesn’t cover',
    );
});
