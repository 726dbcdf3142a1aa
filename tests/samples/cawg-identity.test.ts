import { copyFile, cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { coseSign1 } from '@content-credentials/verdict/cose/sign1';
import { created } from '@content-credentials/verdict/testkit/forger/assertions';
import { cborOf } from '@content-credentials/verdict/testkit/forger/cbor';
import { intoJpeg } from '@content-credentials/verdict/testkit/forger/embed/jpeg';
import { forge } from '@content-credentials/verdict/testkit/forger/forge';
import { type Assertion, assertion, hashedUri } from '@content-credentials/verdict/testkit/forger/manifest';
import { signerBelow } from '@content-credentials/verdict/testkit/forger/specimens/trust';
import { issued } from '@content-credentials/verdict/testkit/forger/specimens/trust-lists';
import { beforeAll, expect, test } from 'vitest';
import { folderWithCertificates, run, runOk, samplePath } from './workspace';

const sample = (file: string) => samplePath('cawg-identity', 'node', file);
let folder: string;

// As on the page: a second hierarchy with different names and the EKU for document signing.
async function makeIdentityCertificates(name: string, eku: string): Promise<void> {
  const script = await readFile(samplePath('test-certificates', 'openssl', 'make-test-certs.sh'), 'utf8');
  const changed = script
    .replaceAll('Example Test', 'Example Newsroom')
    .replace('emailProtection, 1.3.6.1.4.1.62558.2.1', eku);
  await writeFile(join(folder, `${name}.sh`), changed);
  await runOk(join(folder, `${name}.sh`), [name], folder);
}

beforeAll(async () => {
  folder = await folderWithCertificates();
  await makeIdentityCertificates('identity-certs', '1.3.6.1.5.5.7.3.36');
  await runOk(sample('write-identity.mjs'), [], folder);
}, 60_000); // two key hierarchies

test('the identity is read back with its role and its limits', async () => {
  const expected = await readFile(sample('expected.txt'), 'utf8');
  expect(await runOk(sample('read-identity.mjs'), [], folder)).toBe(expected);
});

test('a signature by another key is not confirmed, and no name is shown', async () => {
  await cp(join(folder, 'identity-certs'), join(folder, 'wrong-key'), { recursive: true });
  await copyFile(join(folder, 'test-certs', 'signer.key'), join(folder, 'wrong-key', 'signer.key'));
  await runOk(sample('write-identity.mjs'), ['photo.jpg', 'wrong.jpg', 'test-certs', 'wrong-key'], folder);
  const printed = await runOk(sample('read-identity.mjs'), ['wrong.jpg'], folder);
  expect(printed).toContain('wrong.jpg: Valid'); // the mistake that the page warns about
  expect(printed).toContain('cawg.identity: unusable: not confirmed');
  expect(printed).not.toContain('Example Newsroom');
});

test('of two identities, the valid one doesn’t make the other one valid', async () => {
  const root = await issued('Root', undefined, { levels: 1 });
  const [holder, other] = [await signerBelow(root, 'Somebody'), await signerBelow(root, 'Other')];
  const identity = async (
    label: string,
    { keys }: typeof holder.holder,
    referenced: readonly Assertion[],
  ) => {
    const payload = {
      referenced_assertions: referenced.map((one) => hashedUri(`c2pa.assertions/${one.label}`, one.box)),
      sig_type: 'cawg.x509.cose',
    };
    const credentials = { privateKey: keys.privateKey, chain: [holder.certificate] };
    const signature = await coseSign1(cborOf(payload), credentials, 3072);
    return assertion(label, { signer_payload: payload, signature, pad1: new Uint8Array() });
  };
  const { file } = await forge({
    id: 'two identities',
    media: await readFile(join(folder, 'photo.jpg')),
    embed: intoJpeg(),
    manifest: async (bindings, label) => ({
      label,
      created: [
        created(),
        ...bindings,
        await identity('cawg.identity', other.holder, bindings),
        await identity('cawg.identity__1', holder.holder, bindings),
      ],
    }),
  });
  await writeFile(join(folder, 'two.jpg'), file);
  const printed = await runOk(sample('read-identity.mjs'), ['two.jpg'], folder);
  expect(printed).toContain('two.jpg: Valid, 2 identity assertion(s)\nnot checked');
  expect(printed).not.toContain('valid signature');
});

test('a certificate for web servers makes the whole manifest invalid in core 0.90', async () => {
  await makeIdentityCertificates('server-certs', 'serverAuth');
  await runOk(
    sample('write-identity.mjs'),
    ['photo.jpg', 'server.jpg', 'test-certs', 'server-certs'],
    folder,
  );
  const printed = await runOk(sample('read-identity.mjs'), ['server.jpg'], folder);
  expect(printed).toContain('server.jpg: Invalid');
  expect(printed).toContain('  - signingCredential.invalid');
  expect(printed).not.toContain('Example Newsroom');
});

test('changed pixels make the identity unusable', async () => {
  const bytes = await readFile(join(folder, 'identified.jpg'));
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 100) ^ 1, bytes.length - 100);
  await writeFile(join(folder, 'changed.jpg'), bytes);
  const printed = await runOk(sample('read-identity.mjs'), ['changed.jpg'], folder);
  expect(printed).toContain('unusable: the manifest is invalid');
});

test('a file with credentials but no identity says so', async () => {
  await runOk(samplePath('write-manifest', 'node', 'write-manifest.mjs'), [], folder);
  expect(await runOk(sample('read-identity.mjs'), ['signed.jpg'], folder)).toContain(
    '0 identity assertion(s)',
  );
  expect((await run(sample('read-identity.mjs'), ['photo.jpg'], folder)).stderr).toContain(
    'no manifest store',
  );
});

test('the example file to download is read as the page says', async () => {
  await copyFile(samplePath('manifest-examples', 'files', 'identity.jpg'), join(folder, 'identified.jpg'));
  const expected = await readFile(sample('expected-example.txt'), 'utf8');
  expect(await runOk(sample('read-identity.mjs'), ['identified.jpg'], folder)).toBe(expected);
});
