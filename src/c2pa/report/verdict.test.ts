import { expect, test } from 'vitest';
import { checkGroups } from './checks.ts';
import { verdictOf } from './verdict.ts';

const status = (code: string, url = 'self#jumbf=/c2pa/a/c2pa.signature') => ({ code, url });
const report = (own: object[], deltas: object[] = []) => ({
  active_manifest: 'a',
  manifests: {
    a: { ingredients: [{ label: 'c2pa.ingredient.v3', title: 'collage.png', active_manifest: 'b' }] },
    b: { ingredients: [{ label: 'c2pa.ingredient.v3__1', title: 'sky.jpg', active_manifest: 'c' }] },
    c: {},
  },
  validation_results: { activeManifest: { failure: own }, ingredientDeltas: deltas },
});
const sentence = (...given: Parameters<typeof report>) =>
  verdictOf('Invalid', checkGroups(report(...given)), false).sentence;

const delta = (uri: string, code: string) => ({
  ingredientAssertionURI: uri,
  validationDeltas: { failure: [status(code, 'self#jumbf=/c2pa/c/c2pa.signature')] },
});

test('a failure in an ingredient is told of the ingredient, with its place in the history', () => {
  const deep = delta('self#jumbf=/c2pa/b/c2pa.assertions/c2pa.ingredient.v3__1', 'claimSignature.mismatch');
  expect(sentence([], [deep])).toBe(
    'An ingredient’s credentials don’t validate: “sky.jpg” (an ingredient of “collage.png”). This file’s own checks found no other problem.',
  );
});

test('the same where an SDK lists it among the checks of the file', () => {
  const other = status('assertion.hashedURI.mismatch', 'self#jumbf=/c2pa/b/c2pa.assertions/c2pa.actions.v2');
  expect(sentence([other])).toContain('An ingredient’s credentials don’t validate: “collage.png”');
  const named = status(
    'ingredient.manifest.mismatch',
    'self#jumbf=/c2pa/a/c2pa.assertions/c2pa.ingredient.v3',
  );
  expect(sentence([named])).toContain('An ingredient’s credentials don’t validate: “collage.png”');
});

test('what is wrong with the file itself comes first', () => {
  const deep = delta('self#jumbf=/c2pa/a/c2pa.assertions/c2pa.ingredient.v3', 'claimSignature.mismatch');
  expect(sentence([status('signingCredential.revoked')], [deep])).toBe(
    'The signing certificate was revoked.',
  );
});

test('the hash of a file stays its own, also where it stands in the manifest of an update’s parent', () => {
  const hash = status('assertion.dataHash.mismatch', 'self#jumbf=/c2pa/b/c2pa.assertions/c2pa.hash.data');
  expect(sentence([hash])).toContain('The file isn’t the one that was signed');
});

test('a finding of this page says so, and a gap in the hash is told as one', () => {
  const own = { ...status('assertion.dataHash.mismatch'), foundBy: 'page' };
  expect(sentence([own])).toBe(
    'The file isn’t the one that was signed: its bytes don’t match the signed hash. This page found that with a check of its own, which the SDK doesn’t make.',
  );
  expect(sentence([{ ...own, fault: 'gap' }])).toContain('The signed hash leaves out part of this file');
  expect(sentence([status('assertion.dataHash.mismatch'), own])).not.toContain('This page’s own check');
});

test('a file whose metadata is outside the hash is not called unchanged as a whole', () => {
  const more = status('assertion.dataHash.additionalExclusionsPresent');
  const groups = checkGroups({ validation_results: { activeManifest: { informational: [more] } } });
  for (const state of ['Valid', 'Trusted'] as const)
    expect(verdictOf(state, groups, true).sentence).toContain('apart from parts such as metadata');
});
