import { execFile } from 'node:child_process';
import { createPrivateKey } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  intakeOfFile,
  joinIntakes,
  lostParts,
} from '@content-credentials/tools/certificate-clinic/model/intake';
import { diagnose } from '@content-credentials/verdict/certificate-rules/diagnosis';
import {
  SDK_NO_CERTIFICATE,
  sdkFileError,
  sdkReading,
} from '@content-credentials/verdict/certificate-rules/sdk-pem';
import { verdictOf } from '@content-credentials/verdict/certificate-rules/verdict';
import { parsePem, toPem } from '@content-credentials/verdict/x509/pem';
import { beforeAll, expect, test } from 'vitest';
import { clinicTable } from '../../src/content/data/certificate-rules.ts';
import { signWith, stateOf } from './sdk.ts';
import { freshFolder, testCertificates } from './workspace.ts';

/** What SDK 0.8.0 does with chain files that aren't clean: the clinic reads them as the SDK does. */

const table = clinicTable('.');
const run = promisify(execFile);
let chain = '';
let signer = '';
let key = '';
let root = '';
let request = '';
let pkcs7 = Buffer.alloc(0);

beforeAll(async () => {
  const { dir } = await testCertificates();
  const read = (name: string) => readFile(join(dir, name), 'latin1');
  [chain, signer, key, root] = (await Promise.all(
    ['chain.pem', 'signer.pem', 'signer.key', 'root.pem'].map(read),
  )) as [string, string, string, string];
  const openssl = async (line: string) => (await run('openssl', line.split(' '), { cwd: dir })).stdout;
  request = await openssl('req -new -key signer.key -subj /CN=x');
  await openssl('crl2pkcs7 -nocrl -certfile chain.pem -outform DER -out chain.p7c');
  pkcs7 = await readFile(join(dir, 'chain.p7c'));
});

const block = (bytes: Buffer, label = 'CERTIFICATE') =>
  `-----BEGIN ${label}-----\n${bytes.toString('base64')}\n-----END ${label}-----\n`;
const lines = (text: string, before: string) => text.replace(/^(?=.)/gm, before);

/** What people do to a chain file, in Latin-1. */
const FILES: Readonly<Record<string, () => string | Buffer>> = {
  'as it should be': () => chain,
  'a byte order mark': () => `\xef\xbb\xbf${chain}`,
  'a byte order mark before a signer alone': () => `\xef\xbb\xbf${signer}`,
  'a byte order mark on a line of its own': () => `\xef\xbb\xbf\n${chain}`,
  'UTF-16': () => Buffer.from(`\ufeff${chain}`, 'utf16le'),
  indented: () => lines(chain, '  '),
  'indented with tabs': () => lines(chain, '\t'),
  'the base64 indented': () => chain.replace(/^(?=[A-Za-z0-9+/])/gm, '  '),
  'the first marker indented': () => ` ${chain}`,
  'the second marker indented': () => chain.replace(/\n-----BEGIN/, '\n -----BEGIN'),
  'the ends indented': () => chain.replaceAll('-----END', ' -----END'),
  quoted: () => lines(chain, '> '),
  'Windows line ends': () => chain.replaceAll('\n', '\r\n'),
  'old Mac line ends': () => chain.replaceAll('\n', '\r'),
  'spaces at the ends of lines': () => chain.replace(/$/gm, '  '),
  'blank lines': () => chain.replaceAll('\n', '\n\n'),
  'text before and between': () => `subject=x\n${chain.replace('-----\n-----', '-----\nsubject=y\n-----')}`,
  'line ends written out': () => chain.replaceAll('\n', '\\n'),
  'Windows line ends written out': () => chain.replaceAll('\n', '\\r\\n'),
  'on one line': () => chain.replaceAll('\n', ''),
  'no last line end': () => chain.trim(),
  'the last end cut off': () => chain.replace(/-----END CERTIFICATE-----\n$/, ''),
  'cut off in the base64': () => chain.trim().slice(0, -80),
  'the last letters cut off': () => chain.trim().slice(0, -3),
  'the first end missing': () => chain.replace('-----END CERTIFICATE-----\n', ''),
  'ends and beginnings on one line': () => chain.replaceAll('-----\n-----', '----------'),
  'four dashes': () => chain.replaceAll('-----', '----'),
  'six dashes': () => chain.replaceAll('-----', '------'),
  'lower case': () => chain.replace(/-----.*/g, (line) => line.toLowerCase()),
  'two spaces in the markers': () => chain.replace(/(BEGIN|END) /g, '$1  '),
  'X509 in the markers': () => chain.replaceAll('CERTIFICATE', 'X509 CERTIFICATE'),
  'TRUSTED in the markers': () => chain.replaceAll('CERTIFICATE', 'TRUSTED CERTIFICATE'),
  'other words in the markers': () => chain.replaceAll('CERTIFICATE', 'ANYTHING'),
  'other words at the ends': () => chain.replaceAll('END CERTIFICATE', 'END X'),
  'a beginning without its dashes': () => `-----BEGIN CERTIFICATE\n${chain}`,
  'spaces in the base64': () => chain.replace(/^(M.{10})/gm, '$1 '),
  'headers before the base64': () =>
    chain.replaceAll('CERTIFICATE-----\nM', 'CERTIFICATE-----\nComment: x\n\nM'),
  'base64 without markers': () => signer.replace(/-----.*\n/g, ''),
  'base64 without its last signs': () => signer.replace(/=+(?=\n-----END)/, ''),
  DER: () => Buffer.from(signer.replace(/-----.*\n/g, ''), 'base64'),
  'PKCS#7': () => pkcs7,
  'PKCS#7 in PEM': () => block(pkcs7, 'PKCS7'),
  'PKCS#7 after it': () => chain + block(pkcs7, 'PKCS7'),
  'a request after it': () => chain + request,
  'a request before it': () => request + chain,
  'a damaged certificate after it': () => chain + block(Buffer.from([0, 0, 0])),
  'a damaged certificate before it': () => block(Buffer.from([0, 0, 0])) + chain,
  'an empty part after it': () => `${chain}-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----\n`,
  'a JSON text': () => JSON.stringify({ chain }),
  nothing: () => '',
};

const bytesOf = (name: string): Buffer => {
  const file = FILES[name]?.() ?? '';
  return typeof file === 'string' ? Buffer.from(file, 'latin1') : file;
};
const signing = (name: string) =>
  signWith(bytesOf(name), Buffer.from(key)).then(
    (signed) => ({ signed, message: 'ok' }),
    (error: Error) => ({ signed: undefined, message: error.message }),
  );

test.each(Object.keys(FILES))('%s: what we say the SDK reads is what it reads', async (name) => {
  const { signed, message } = await signing(name);
  const { blocks, error } = sdkReading(bytesOf(name).toString('utf8'));
  if (error) expect(message).toBe(sdkFileError(error));
  else if (blocks.length === 0) expect(message).toBe(SDK_NO_CERTIFICATE);
  else expect(message).not.toMatch(/PEM|base64|does not contain/);
  // The signed file contains exactly the parts that it reads.
  if (signed) for (const part of blocks) expect(signed.includes(Buffer.from(part))).toBe(true);
});

test.each(Object.keys(FILES))('%s: the clinic says what the SDK does', async (name) => {
  const { signed, message } = await signing(name);
  const intake = joinIntakes([await intakeOfFile(new Blob([new Uint8Array(bytesOf(name))]))]);
  const { certificates, file, besides } = intake;
  if (certificates.length === 0) {
    expect(intake.notices.length).toBeGreaterThan(0);
    expect(signed).toBeUndefined();
    return;
  }
  const diagnosis = await diagnose(table, {
    ...{ certificates, file, besides, lost: lostParts(intake), when: new Date() },
    trust: { anchors: parsePem(root), allowed: [] },
  });
  expect(diagnosis.sdk).toBe(signed ? 'accepts' : 'refuses');
  if (!signed) expect(diagnosis.answer?.signing).toBe(message);
  else expect(diagnosis.trust.sdk.answer === 'trusted').toBe((await stateOf(signed, root)) === 'Trusted');
  const { label } = verdictOf(diagnosis);
  if (label === 'Works for signing') expect(signed).toBeDefined();
  // The SDK signs with the clinic's version, and it's trusted.
  if (label === 'Convert it first') {
    const clean = diagnosis.examined.chain.links.filter(({ place }) => place !== undefined);
    const pem = clean.map(({ certificate }) => toPem(certificate)).join('');
    const converted = await signWith(Buffer.from(pem), Buffer.from(key));
    expect(await stateOf(converted, root)).toBe(clean.length > 1 ? 'Trusted' : 'Valid');
  }
});

test('a private key after the certificates ends up in the signed file', async () => {
  const secret = createPrivateKey(key);
  const pkcs8 = secret.export({ format: 'der', type: 'pkcs8' });
  const number = Buffer.from(secret.export({ format: 'jwk' }).d ?? '', 'base64url');
  expect(number).toHaveLength(32);
  const clean = await signWith(Buffer.from(chain), Buffer.from(key));
  expect(clean.includes(number)).toBe(false);
  for (const file of [chain + key, chain.replace(/(?<=-----\n)-----BEGIN/, `${key}-----BEGIN`)]) {
    const signed = await signWith(Buffer.from(file), Buffer.from(key));
    expect(signed.includes(pkcs8)).toBe(true);
    expect(signed.includes(number)).toBe(true);
    // Reading doesn't report it.
    expect(await stateOf(signed, root)).toBe('Valid');
    expect((await intakeOfFile(new Blob([file]))).secret).toBe('private key');
  }
  await expect(signWith(Buffer.from(key + chain), Buffer.from(key))).rejects.toThrow(
    'the certificate is invalid',
  );
});

test('the page’s command finds what isn’t a certificate in a chain file', async () => {
  const page = await readFile('docs/signing/local-signing.mdx', 'utf8');
  const [, command = ''] = /```console title="Check a chain file"\n +\$ (.+)\n/.exec(page) ?? [];
  const folder = await freshFolder();
  const answer = async (file: string) => {
    await writeFile(join(folder, 'chain.pem'), file);
    return (
      await run('sh', ['-c', command.replace('test-certs/chain.pem', 'chain.pem')], { cwd: folder }).catch(
        (error: { stdout: string }) => error,
      )
    ).stdout;
  };
  expect(await answer(chain)).toBe('-----BEGIN CERTIFICATE-----\n-----BEGIN CERTIFICATE-----\n');
  expect(await answer(chain + key)).toContain('-----BEGIN PRIVATE KEY-----');
});
