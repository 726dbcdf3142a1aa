import { expect, test } from 'vitest';
import { at, listAt, textAt } from '../json.ts';
import { withLookupsAside } from './statuses.ts';

const status = (code: string) => ({
  code,
  url: `self#jumbf=/c2pa/a/${/^c(?:laim|awg)/.test(code) ? 'c2pa.assertions/cawg.identity' : 'c2pa.signature'}`,
});
const SIGNED = ['claimSignature.validated', 'claimSignature.insideValidity'];
const report = (success: string[], failure: string[], ingredient?: string[]) => ({
  active_manifest: 'a',
  validation_results: {
    activeManifest: { success: success.map(status), informational: [], failure: failure.map(status) },
    ...(ingredient && {
      ingredientDeltas: [
        { ingredientAssertionURI: 'x', validationDeltas: { failure: ingredient.map(status) } },
      ],
    }),
  },
  validation_state: 'Invalid',
});
const stateOf = (given: unknown) => textAt(withLookupsAside(given), 'validation_state');
const DID = 'cawg.ica.did_unavailable';

test('a lookup that was not made is noted, and the state is that of everything else', () => {
  const adjusted = withLookupsAside(report(SIGNED, ['signingCredential.untrusted', DID]));
  expect(textAt(adjusted, 'validation_state')).toBe('Valid');
  const codes = (list: string) =>
    listAt(adjusted, 'validation_results', 'activeManifest', list).map((one) => textAt(one, 'code'));
  expect(codes('failure')).toEqual(['signingCredential.untrusted']);
  expect(codes('informational')).toEqual([DID]);
});

test('with a trusted signer it is Trusted', () =>
  expect(stateOf(report([...SIGNED, 'signingCredential.trusted'], [DID]))).toBe('Trusted'));

test('with an identity that is trusted, and a signer that is not, it is Valid', () => {
  const given = report(SIGNED, [DID]);
  given.validation_results.activeManifest.success.push({
    ...status('signingCredential.trusted'),
    url: 'self#jumbf=/c2pa/a/c2pa.assertions/cawg.identity__1',
  });
  expect(stateOf(given)).toBe('Valid');
});

test.each([
  'assertion.dataHash.mismatch',
  'cawg.ica.signature_mismatch',
  'cawg.ica.invalid_issuer',
  'cawg.identity.assertion.mismatch',
  'claimSignature.mismatch',
  'signingCredential.expired',
])('next to %s it stays Invalid', (code) => expect(stateOf(report(SIGNED, [DID, code]))).toBe('Invalid'));

test.each([[[]], [['claimSignature.validated']], [['claimSignature.insideValidity']]])(
  'without a signature that holds it stays Invalid: %j',
  (success) => expect(stateOf(report(success, [DID]))).toBe('Invalid'),
);

test('the same in an ingredient', () => {
  expect(stateOf(report(SIGNED, [], [DID]))).toBe('Valid');
  expect(stateOf(report(SIGNED, [DID], ['assertion.dataHash.mismatch']))).toBe('Invalid');
});

test('a report without such a status is the same report', () => {
  const given = report(SIGNED, ['assertion.dataHash.mismatch']);
  expect(withLookupsAside(given)).toBe(given);
  const odd: unknown[] = [
    null,
    undefined,
    'x',
    [],
    { validation_results: [] },
    { validation_results: { activeManifest: 3 } },
  ];
  for (const one of odd) expect(withLookupsAside(one)).toBe(one);
});

test('a state that was not Invalid is not made better', () => {
  const given = { ...report(SIGNED, [DID]), validation_state: 'odd' };
  expect(at(withLookupsAside(given), 'validation_state')).toBe('odd');
});
