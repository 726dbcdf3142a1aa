import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasOpenssl } from '../../../../tests/support/openssl.ts';
import { parseCertificate, shortName } from '../x509/certificate.ts';
import { toPem } from '../x509/pem.ts';
import { makeCredentials } from './credentials.ts';

const names = { organization: 'Demo, not a "trusted" signer = none', signer: 'Signer, with comma' };

test('three certificates, each issued by the next', async () => {
  const { chain, root } = await makeCredentials(names, 30);
  const [signer, issuer, top] = [...chain, root].map(parseCertificate);
  expect(chain).toHaveLength(2);
  expect([signer, issuer, top].map((one) => one && shortName(one.subject))).toEqual([
    'Signer, with comma',
    'Signer, with comma: issuer',
    'Signer, with comma: root',
  ]);
  expect(signer?.issuer).toEqual(issuer?.subject);
  expect(issuer?.issuer).toEqual(top?.subject);
  for (const one of [signer, issuer, top]) expect(one?.subject).toContainEqual(['O', names.organization]);
});

test('the signer follows the certificate profile', async () => {
  const { privateKey, chain, root } = await makeCredentials(names, 30);
  const [signer, issuer, top] = [...chain, root].map(parseCertificate);
  expect(signer).toMatchObject({
    isAuthority: false,
    isSelfIssued: false,
    key: 'EC, P-256',
    signature: 'ECDSA with SHA-256',
    usages: ['digitalSignature'],
    purposes: ['email protection', 'C2PA claim signing'],
  });
  expect(issuer).toMatchObject({ isAuthority: true, isSelfIssued: false });
  expect(top).toMatchObject({ isAuthority: true, isSelfIssued: true });
  const days = (Number(signer?.notAfter) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThanOrEqual(30);
  expect(signer?.notBefore?.getTime()).toBeLessThan(Date.now());
  expect(new Set([signer?.serial, issuer?.serial, top?.serial]).size).toBe(3);
  expect(privateKey.extractable).toBe(false);
});

test('openssl verifies the chain and finds every extension of the profile', async (context) => {
  context.skip(!hasOpenssl(), "OpenSSL isn't installed");
  const { chain, root } = await makeCredentials(names);
  const folder = mkdtempSync(join(tmpdir(), 'credentials-'));
  try {
    const [signer, issuer] = chain;
    for (const [name, der] of Object.entries({ signer, issuer, root }))
      writeFileSync(join(folder, `${name}.pem`), toPem({ der: der as Uint8Array }));
    const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, encoding: 'utf8' });
    expect(
      openssl('verify', '-x509_strict', '-CAfile', 'root.pem', '-untrusted', 'issuer.pem', 'signer.pem'),
    ).toContain('signer.pem: OK');
    const text = openssl('x509', '-in', 'signer.pem', '-noout', '-text');
    expect(text).toContain('Version: 3');
    expect(text).toMatch(/Basic Constraints: critical\s+CA:FALSE/);
    expect(text).toMatch(/X509v3 Key Usage: critical\s+Digital Signature\n/);
    expect(text).toMatch(/Extended Key Usage: ?\s+E-mail Protection, 1\.3\.6\.1\.4\.1\.62558\.2\.1/);
    expect(text).toContain('X509v3 Subject Key Identifier');
    expect(text).toContain('X509v3 Authority Key Identifier');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
