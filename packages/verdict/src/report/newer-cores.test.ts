// Reports of SDKs with newer cores than the tools', recorded from our own files: `json()` of c2pa-wasm 0.13.3 and 0.15.0, without trust.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { blobSource, storeIn } from '../coverage/index.ts';
import { NOTHING_FOUND } from '../trust/find-trust.ts';
import { bindingOf } from './file-binding.ts';
import { ownManifest, type Report, reportOf } from './report.ts';
import { isSignerVerified, verdictOf } from './verdict.ts';

const root = join(import.meta.dirname, '../../../..');

async function reportOn(core: string, folder: string, name: string): Promise<Report> {
  const file = new Blob([readFileSync(join(root, folder, name))]);
  const report = JSON.parse(
    readFileSync(join(root, `tests/fixtures/core-reports/${core}/${name}.json`), 'utf8'),
  );
  const reading = { report, store: await storeIn(blobSource(file)), pictures: new Map() };
  return reportOf(reading, await bindingOf(reading, file, undefined), NOTHING_FOUND);
}

describe.each(['0.91.3', '0.92.0'])('core %s', (core) => {
  const example = (name: string) => reportOn(core, 'samples/manifest-examples/files', name);
  const ofCase = (name: string) => reportOn(core, 'tests/fixtures/cases', name);

  test.each([
    ['created.jpg', 'Valid', 'Valid', /^Says it was made without AI\. Unchanged since it was signed\./],
    ['generated.jpg', 'Valid', 'Valid', /^Says it was made with AI\. Unchanged since it was signed\./],
    ['tampered.jpg', 'Invalid', 'changed', /^The file isn’t the one that was signed/],
    ['identity.jpg', 'Valid', 'Valid', /Unchanged since it was signed\. The signer isn’t verified/],
  ])('%s is %s (%s)', async (name, state, kind, headline) => {
    const report = await example(name);
    expect(report.state).toBe(state);
    expect(verdictOf(report)).toMatchObject({ kind, headline: expect.stringMatching(headline) });
    expect(isSignerVerified(report)).toBe(false);
    expect(ownManifest(report)?.signer).toMatchObject({
      name: 'Example Gallery Signer',
      organization: 'Example Gallery Org',
    });
  });

  test('a time stamp, and an identity, are only claimed', async () => {
    const stamped = await example('time-stamped.jpg');
    expect(verdictOf(stamped).kind).toBe('Valid');
    expect(ownManifest(stamped)?.signer.time).toMatch(/^2026-/);
    const [identity] = ownManifest(await example('identity.jpg'))?.identities ?? [];
    expect(identity?.outcome).toBe('valid');
  });

  test('an algorithm that’s written as bytes is still refused by our check, and printed as bytes', async () => {
    const report = await ofCase('03a-alg-bstr-in-datahash.png');
    expect(verdictOf(report)).toMatchObject({ kind: 'algorithm' });
    const texts = report.checks.flatMap(({ checks }) => checks.flatMap(({ explanations }) => explanations));
    expect(texts.join(' ')).toContain('a byte string of 6 bytes');
  });

  test('a certificate without an organization is checked, and its name is shown', async () => {
    const report = await ofCase('signer-without-organization.jpg');
    expect(report.fault).toBeUndefined();
    expect(verdictOf(report)).toMatchObject({
      kind: 'Valid',
      headline: expect.stringContaining('Unchanged since it was signed.'),
    });
    expect(ownManifest(report)?.signer.organization).toBeUndefined();
  });

  test('what isn’t protected is named', async () => {
    const report = await ofCase('lab-animation-partly-protected.avif');
    expect(report.state).toBe('Partial');
    expect(verdictOf(report).headline).toContain('whether its image or its animation is shown');
  });
});
