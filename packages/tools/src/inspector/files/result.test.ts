import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blobSource, type Coverage, storeIn } from '@content-credentials/verdict/coverage';
import { reportOf } from '@content-credentials/verdict/report/report';
import { verdictOf } from '@content-credentials/verdict/report/verdict';
import type { Allowed } from '@content-credentials/verdict/sdk/settings';
import { expect, test } from 'vitest';
import type { Asset } from '../../intake/asset.ts';
import type { Source } from '../state.ts';
import { resultOf } from './result.ts';

const folder = join(import.meta.dirname, '../../../../../samples/manifest-examples/files');
const file = new File(['x'], 'x.jpg');
const source: Source = { from: 'file', file };
const asset: Asset = {
  name: 'x.jpg',
  blob: file,
  format: { type: 'image/jpeg', label: 'JPEG', kind: 'image', extensions: [] },
  from: 'file',
};
const allowed: Allowed = { origins: [] };
const DATA_HASH = { kind: 'data', manifest: 'm', assertion: 'c2pa.hash.data', size: 9 } as const;

test.each(['created', 'composite', 'tampered', 'identity', 'time-stamped'])(
  'a row says of %s what its report says',
  (name) => {
    const raw: unknown = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
    const report = reportOf({ report: raw, pictures: new Map() }, 'alone');
    const result = resultOf({ status: 'done', asset, report });
    const { label, tone, title, headline, isCracked } = verdictOf(report);
    expect(result).toMatchObject({ outcome: report.state, label, tone, title, isCracked, text: headline });
    expect(result.signer).toBeTruthy();
    // A signer on no trust list is a finding, and is never named without that.
    expect(result.findings).toContain('signingCredential.untrusted');
    expect(result.isSignerVerified).toBe(false);
  },
);

test('reports a changed byte', () => {
  const raw: unknown = JSON.parse(readFileSync(join(folder, 'tampered.json'), 'utf8'));
  const coverage: Coverage = { state: 'covered', ...DATA_HASH, uncovered: [] };
  const report = reportOf({ report: raw, pictures: new Map() }, { coverage, isExternal: false });
  const result = resultOf({ status: 'done', asset, report });
  expect(result).toMatchObject({
    outcome: 'Invalid',
    findings: ['assertion.dataHash.mismatch', 'signingCredential.untrusted'],
  });
  // Its manifest names a signer and an origin, which anyone could have written.
  expect(result.reliability).toBe('unreliable');
  expect(result.ai).toBeUndefined();
});

test('a row keeps the answer about AI if only the date of the certificate fails', async () => {
  const raw = JSON.parse(readFileSync(join(folder, 'created.json'), 'utf8'));
  raw.validation_state = 'Invalid';
  raw.validation_results.activeManifest.failure = [
    { code: 'signingCredential.expired', url: `self#jumbf=/c2pa/${raw.active_manifest}/c2pa.signature` },
  ];
  const coverage: Coverage = { state: 'covered', ...DATA_HASH, uncovered: [] };
  const store = await storeIn(blobSource(new Blob([readFileSync(join(folder, 'created.jpg'))])));
  const reading = { report: raw, store, pictures: new Map() };
  const validatedAt = new Date('2100-01-01');
  const report = { ...reportOf(reading, { coverage, isExternal: false }), validatedAt };
  expect(resultOf({ status: 'done', asset, report })).toMatchObject({
    outcome: 'Invalid',
    label: 'Expired',
    reliability: 'undated',
    ai: 'no',
  });
});

test('says whether a file has no credentials, has them elsewhere, or can’t be read', () => {
  expect(resultOf({ status: 'nothing', source, asset })).toMatchObject({ label: 'No credentials' });
  expect(resultOf({ status: 'elsewhere', source, asset, url: 'https://x.example' })).toMatchObject({
    label: 'Not fetched',
  });
  const problem = { title: 'This file is empty', text: '', canRetry: false };
  expect(resultOf({ status: 'failed', source, name: 'x', problem, allowed })).toEqual({
    outcome: 'failed',
    label: 'Not read',
    tone: 'warning',
    title: 'This file is empty',
    text: 'This file is empty',
  });
});
