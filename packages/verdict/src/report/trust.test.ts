import { expect, test } from 'vitest';
import { listAt } from '../json.ts';
import { NOTHING_FOUND, type TrustFindings } from '../trust/find-trust.ts';
import { withTrust } from './statuses.ts';

const SIGNATURE = 'self#jumbf=/c2pa/a/c2pa.signature';
const status = (code: string) => ({ code, url: SIGNATURE });

/** A report of the SDK in which everything passed. */
const trusted = (...codes: string[]) => ({
  active_manifest: 'a',
  manifests: { a: { claim_version: 2 } },
  validation_state: 'Trusted',
  validation_results: {
    activeManifest: {
      success: [
        'claimSignature.validated',
        'claimSignature.insideValidity',
        'signingCredential.trusted',
        ...codes,
      ].map(status),
      informational: [],
      failure: [],
    },
  },
});

const vouched: TrustFindings = {
  ...NOTHING_FOUND,
  vouchers: new Map([[SIGNATURE, [{ title: 'List', isFrozen: false, anchor: 'Root' }]]]),
};

const codes = (report: unknown, kind: string) =>
  listAt(report, 'validation_results', 'activeManifest', kind).map((one) => (one as { code: string }).code);

test('a signer that a list vouches for stays trusted', () => {
  const report = withTrust(trusted(), vouched);
  expect(report).toMatchObject({ validation_state: 'Trusted' });
  expect(codes(report, 'failure')).toEqual([]);
});

test('without one, the SDK’s trust is taken away, and the report says who decided', () => {
  const report = withTrust(trusted(), NOTHING_FOUND);
  expect(report).toMatchObject({ validation_state: 'Valid' });
  expect(codes(report, 'success')).not.toContain('signingCredential.trusted');
  expect(listAt(report, 'validation_results', 'activeManifest', 'failure')).toMatchObject([
    { code: 'signingCredential.untrusted', foundBy: 'page' },
  ]);
});

test('trust is never added: what the SDK calls Valid or Invalid stays that', () => {
  const { validation_results, ...rest } = trusted();
  for (const validation_state of ['Valid', 'Invalid'])
    expect(withTrust({ ...rest, validation_results, validation_state }, vouched)).toMatchObject({
      validation_state,
    });
});

test('a report without results can’t say why a signer is trusted, so it isn’t', () => {
  expect(withTrust({ validation_state: 'Trusted' }, vouched)).toEqual({ validation_state: 'Valid' });
});

test('a time stamp of an authority on no list for time stamps isn’t trusted, and proves no validity', () => {
  const stamped = trusted('timeStamp.trusted');
  const unknown = withTrust(stamped, vouched);
  expect(codes(unknown, 'success')).not.toContain('timeStamp.trusted');
  expect(codes(unknown, 'informational')).toEqual(['timeStamp.untrusted']);
  expect(codes(withTrust(stamped, { ...vouched, stamped: new Set(['a']) }), 'success')).toContain(
    'timeStamp.trusted',
  );
  const expired = withTrust(stamped, { ...vouched, outdated: new Set(['a']) });
  expect(expired).toMatchObject({ validation_state: 'Invalid' });
  expect(codes(expired, 'failure')).toContain('signingCredential.expired');
});
