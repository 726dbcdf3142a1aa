import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { certificateRules } from '../../src/content/data/certificate-rules.ts';
import { given } from '../support/given.ts';
import { nodeModulesWith } from './key-services.ts';
import { execute } from './runner/programs.ts';
import { findPython, samplesPython } from './runner/toolchains/python.ts';
import { signWith, stateOf } from './sdk.ts';
import { folderWithCertificates, run, runOk, samplePath } from './workspace';

const why = samplePath('wrong-certificates', 'node', 'why.mjs');
const page = samplePath('..', 'docs', 'signing', 'certificate-messages.mdx');
const answers = new Map<string, string>();
let folder: string;

beforeAll(async () => {
  folder = await folderWithCertificates();
  const result = await run(samplePath('wrong-certificates', 'openssl', 'make-wrong-certs.sh'), [], folder);
  expect(result.code, result.stderr).toBe(0);

  const expected = await readFile(samplePath('wrong-certificates', 'node', 'expected.txt'), 'utf8');
  for (const block of expected.split(/^(?=\[)/m)) {
    const [, name, answer] = /^\[(.+)\]\n([\s\S]*)$/.exec(block) ?? [];
    if (name !== undefined && answer !== undefined) answers.set(name, answer);
  }
}, 240_000);

test('every certificate that the script makes has an expected answer', async () => {
  const entries = await readdir(join(folder, 'wrong-certs'), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  expect(folders.sort(), 'each has a block in samples/wrong-certificates/node/expected.txt').toEqual(
    [...answers.keys()].sort(),
  );
});

test('the SDK says about each certificate what the page says', { timeout: 300_000 }, async () => {
  for (const [name, answer] of answers) {
    const certs = join('wrong-certs', name);
    const args = [join(certs, 'chain.pem'), join(certs, 'signer.key')];
    const { stdout } = await run(why, args, folder, { env: { KEY_PASSPHRASE: 'secret' } });
    expect(stdout, name).toBe(answer);
  }
});

test('no reason is missing on the page', async () => {
  const text = await readFile(page, 'utf8');
  const reasons = [...answers.values()].flatMap(
    (answer) => answer.match(/^ {2}signingCredential\.(?:invalid|expired): .+$/gm) ?? [],
  );
  expect(reasons.length).toBeGreaterThan(10);
  for (const reason of new Set(reasons)) expect(text).toContain(reason.replace(/^ {2}\S+: /, ''));
});

test("Microsoft's document signing purpose works only where the settings list it", async () => {
  const file = (...path: string[]) => readFile(join(folder, ...path));
  const certs = join('wrong-certs', 'microsoft-documents-eku');
  const [chain, key] = await Promise.all([file(certs, 'chain.pem'), file(certs, 'signer.key')]);
  await expect(signWith(chain, key)).rejects.toThrow('the certificate is invalid');
  const trust = { trust_config: '1.3.6.1.4.1.311.10.3.12\n' };
  const signed = await signWith(chain, key, trust);
  const root = (await file('test-certs', 'root.pem')).toString();
  expect(await stateOf(signed, root, trust)).toBe('Trusted');
  expect(await stateOf(signed, root)).toBe('Invalid');
});

test('the good test chain passes', async () => {
  expect(await runOk(why, [], folder)).toBe(
    'key: prime256v1, so es256; matches the first certificate: yes\nsigning: ok\nreading: Trusted\n',
  );
});

const python = findPython();
given(python, "Python with venv isn't installed").test(
  'a certificate without an organization is accepted since core 0.91, also in a file that an older core signed',
  async () => {
    const file = (...path: string[]) => readFile(join(folder, ...path));
    const certs = join('wrong-certs', 'no-organization');
    const signed = await signWith(await file(certs, 'chain.pem'), await file(certs, 'signer.key'));
    const root = (await file('test-certs', 'root.pem')).toString();
    expect(await stateOf(signed, root)).toBe('Invalid');

    await writeFile(join(folder, 'signed.jpg'), signed);
    const program = await samplesPython(python as string, samplePath());
    const { stdout, stderr } = await execute(program, [samplePath('validate-trust', 'python', 'trust.py')], {
      cwd: folder,
      env: { PYTHONDONTWRITEBYTECODE: '1' },
    });
    expect(stdout, stderr).toContain('no trust anchors: Valid');
    expect(stdout, stderr).toContain('root as trust anchor: Trusted');
  },
  120_000,
);

const modules = await nodeModulesWith('check-rules', ['--ignore-scripts', '@contentauth/c2pa-wasm@0.15.0']);
given(modules, 'packages can’t be installed without a network').test(
  'core 0.92 refuses files that an older core signed only for the reasons in the table',
  async () => {
    const pkg = join(modules as string, '@contentauth', 'c2pa-wasm', 'pkg');
    const { initSync, WasmReader } = await import(pathToFileURL(join(pkg, 'c2pa.js')).href);
    initSync({ module: await readFile(join(pkg, 'c2pa_bg.wasm')) });
    const file = (...path: string[]) => readFile(join(folder, ...path));
    const root = (await file('test-certs', 'root.pem')).toString();
    const settings = JSON.stringify({
      trust: { anchors: [{ trust_kind: 'manifest', trust_anchors: root }] },
    });
    const read = async (name: string) => {
      const certs = join('wrong-certs', name);
      const signed = await signWith(await file(certs, 'chain.pem'), await file(certs, 'signer.key'));
      const report = JSON.parse((await WasmReader.fromBytes('image/jpeg', signed, settings)).json());
      const [failure] = report.validation_results.activeManifest.failure;
      const state: string = report.validation_state;
      return state === 'Invalid' ? `${failure.code}: ${failure.explanation}` : 'not Invalid';
    };

    const rules = certificateRules('.').rules.flatMap(({ sdk }) => sdk?.seen ?? []);
    const refused = new Map(
      rules.flatMap(({ specimen, refusedSince, reading }) => (refusedSince ? [[specimen, reading]] : [])),
    );
    expect([...refused.keys()].sort()).toEqual(['cert-sign-alone', 'non-repudiation-only']);
    const accepted = new Set(rules.flatMap((one) => (one.acceptedSince ? [one.specimen] : [])));
    const signedOnes = [...answers].filter(([, answer]) =>
      /^key: prime256v1.* yes\nsigning: ok\n/.test(answer),
    );
    expect(signedOnes.map(([name]) => name)).toContain('good-two-key-usages');
    for (const [name, answer] of signedOnes) {
      const [, before] = /^reading: (\w+)$/m.exec(answer) ?? [];
      // Whether it's Trusted is another table's: data/certificate-rules.json, trust.
      const isInvalid = before === 'Invalid' && !accepted.has(name);
      const expected = refused.get(name) ?? (isInvalid ? before : 'not Invalid');
      expect(await read(name), name).toBe(expected);
    }
  },
  180_000,
);
