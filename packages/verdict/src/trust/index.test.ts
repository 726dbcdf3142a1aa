import { expect, test } from 'vitest';
import { created, labelFor } from '../../testkit/forger/assertions.ts';
import { manifestOf, storeOf } from '../../testkit/forger/manifest.ts';
import { forgerCredentials } from '../../testkit/forger/signer.ts';
import { checkTrust, poolOf } from './index.ts';

const label = labelFor('checked');
const store = storeOf(await manifestOf({ label, created: [created()] }));
const list = poolOf({
  title: 'A list',
  issued: '2026-08-05',
  counts: 'signers',
  certificates: [{ der: Buffer.from((await forgerCredentials()).root).toString('base64') }],
});

const url = `self#jumbf=/c2pa/${label}/c2pa.signature`;
const success = [
  'claimSignature.validated',
  'claimSignature.insideValidity',
  'signingCredential.trusted',
].map((code) => ({ code, url }));
const reportWith = (validation_state: string) => ({
  active_manifest: label,
  manifests: { [label]: { claim_version: 2 } },
  validation_state,
  validation_results: { activeManifest: { success, informational: [], failure: [] } },
});

test('the lists that vouch for a trusted signer are named, and none is named for another state', async () => {
  const trusted = await checkTrust(reportWith('Trusted'), store, [list]);
  expect(trusted.report.validation_state).toBe('Trusted');
  expect(trusted.vouchers).toMatchObject([{ title: 'A list', issued: '2026-08-05' }]);
  for (const [state, pools, left] of [
    ['Trusted', [], 'Valid'],
    ['Invalid', [list], 'Invalid'],
  ] as const) {
    const { report, vouchers } = await checkTrust(reportWith(state), store, pools);
    expect([report.validation_state, vouchers]).toEqual([left, []]);
  }
});
