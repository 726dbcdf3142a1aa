import { expect, test } from 'vitest';
import { identitiesOf, statusesOf } from './identity.ts';

const URL = 'self#jumbf=/c2pa/urn:a/c2pa.assertions/cawg.identity';
const manifest = { assertions: [{ label: 'cawg.identity', data: { issuer: 'did:web:id.example.com' } }] };
const status = (code: string, url = URL) => ({ code, url });
const report = (success: object[], failure: object[], informational: object[] = []) => ({
  validation_results: { activeManifest: { success, informational, failure } },
});
const identity = (given: unknown) =>
  identitiesOf(
    manifest,
    () => [],
    (label) => statusesOf(given, 'urn:a', label),
  )[0];

test.each([
  ['valid', report([status('cawg.ica.credential_valid')], [])],
  ['valid', report([status('cawg.identity.well-formed')], [status('signingCredential.untrusted')])],
  ['not-checked', report([], [status('cawg.ica.did_unavailable')])],
  ['not-checked', report([status('assertion.hashedURI.match')], [], [status('cawg.ica.did_unavailable')])],
  ['failed', report([], [status('cawg.ica.signature_mismatch')])],
  ['failed', report([status('cawg.ica.credential_valid')], [status('cawg.identity.assertion.mismatch')])],
  ['unknown', report([status('assertion.hashedURI.match')], [])],
  ['unknown', report([], [])],
] as const)('%s: %j', (outcome, given) => expect(identity(given)?.outcome).toBe(outcome));

test('what is said of another identity, or of one in another manifest, does not count', () => {
  for (const url of [`${URL}__1`, URL.replace('urn:a', 'urn:b'), '', 'cawg.identity'])
    expect(identity(report([status('cawg.ica.credential_valid', url)], []))?.outcome).toBe('unknown');
});

test('a lookup that was not made does not hide what failed', () => {
  const both = report([], [status('cawg.ica.did_unavailable'), status('cawg.identity.pad.invalid')]);
  expect(identity(both)?.outcome).toBe('failed');
});

test('what it takes to validate it is known', () =>
  expect(identity(report([], []))?.lookup).toMatchObject({ origin: 'https://id.example.com' }));
