import { expect, test } from 'vitest';
import { rebind } from './rebind.ts';

const status = (code: string) => ({ code, url: `self#jumbf=/c2pa/x/${code}` });
const passed = ['claimSignature.validated', 'claimSignature.insideValidity'].map(status);
const untrusted = status('signingCredential.untrusted');
const trusted = status('signingCredential.trusted');
const mismatch = status('assertion.dataHash.mismatch');

/** What the SDK says of a `.c2pa` file alone: that its bytes are not those that were signed. */
const said = (success: object[], failure: object[], ingredients: object[] = []) => ({
  active_manifest: 'x',
  validation_state: 'Invalid',
  validation_results: {
    activeManifest: { success, failure: [...failure, mismatch], informational: [] },
    ingredientDeltas: ingredients,
  },
});
const codes = (report: unknown) => {
  const { validation_state: state, validation_results: results } = report as ReturnType<typeof said>;
  return [state, ...results.activeManifest.failure.map((one) => (one as typeof mismatch).code)];
};

test.each([
  ['of a signer whom nobody vouches for', said(passed, [untrusted]), 'Valid', [untrusted.code]],
  ['of a trusted signer', said([...passed, trusted], []), 'Trusted', []],
])('a manifest %s', (_, report, state, failures) => {
  expect(codes(rebind(report, 'fits'))).toEqual([state, ...failures]);
  expect(codes(rebind(report, 'differs'))).toEqual(['Invalid', ...failures, mismatch.code]);
  expect(codes(rebind(report, 'unknown'))).toEqual(['Unbound', ...failures]);
  expect(codes(rebind(report, 'alone'))).toEqual(['Unbound', ...failures]);
});

test('the right bytes mend nothing else', () => {
  const changed = said(passed, [status('assertion.hashedURI.mismatch')]);
  for (const binding of ['fits', 'alone'] as const)
    expect(codes(rebind(changed, binding))[0]).toBe('Invalid');
  const ended = said([status('claimSignature.validated')], []);
  expect(codes(rebind(ended, 'fits'))[0]).toBe('Invalid');
  const ingredient = said(
    passed,
    [],
    [{ validationDeltas: { failure: [status('claimSignature.mismatch')] } }],
  );
  expect(codes(rebind(ingredient, 'fits'))[0]).toBe('Invalid');
  const unknown = said([...passed, trusted], [], [{ validationDeltas: { failure: [untrusted] } }]);
  expect(codes(rebind(unknown, 'fits'))[0]).toBe('Valid');
});

test('what the SDK said is left as it was', () => {
  const report = said(passed, [untrusted]);
  const before = structuredClone(report);
  rebind(report, 'fits');
  expect(report).toEqual(before);
});

test.each([
  [null],
  ['text'],
  [{}],
  [{ validation_results: [] }],
  [{ validation_results: { activeManifest: 7 } }],
])('%j stands as it is', (report) => expect(rebind(report, 'fits')).toBe(report));
