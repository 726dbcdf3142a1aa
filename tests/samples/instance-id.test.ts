// The table of instance IDs on the page of the manifest definition: what the SDK for Node.js takes and writes.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { folderWithCertificates, samplePath } from './workspace.ts';

const library = samplePath('node_modules', '@contentauth', 'c2pa-node', 'dist', 'index.js');
const { Builder, LocalSigner, Reader } = await import(pathToFileURL(library).href);

const IN_XMP = 'xmp.iid:11111111-2222-4333-8444-555555555555';
const IN_DEFINITION = 'xmp.iid:aaaaaaaa-0000-4000-8000-000000000000';
const CONSTANT = 'xmp.iid:cb9f5498-bb58-4572-8043-8c369e6bfb9b';
type Mode = 'embedded' | 'sidecar' | 'remote';

let photo: Buffer;
let withXmp: Buffer;
let signer: unknown;

beforeAll(async () => {
  const folder = await folderWithCertificates();
  const certificate = (name: string) => readFile(join(folder, 'test-certs', name));
  photo = await readFile(join(folder, 'photo.jpg'));
  signer = LocalSigner.newSigner(await certificate('chain.pem'), await certificate('signer.key'), 'es256');
  const xmp = `http://ns.adobe.com/xap/1.0/\0<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmpMM:InstanceID="${IN_XMP}"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(xmp.length + 2, 2);
  withXmp = Buffer.concat([photo.subarray(0, 2), head, Buffer.from(xmp, 'latin1'), photo.subarray(2)]);
});

async function signed(source: Buffer, mode: Mode, definition: object) {
  const builder = Builder.withJson({ claim_generator_info: [{ name: 'test', version: '1' }], ...definition });
  builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
  if (mode !== 'embedded') builder.setNoEmbed(true);
  if (mode === 'remote') builder.setRemoteUrl('http://127.0.0.1:9/store.c2pa');
  const output: { buffer: Buffer | null } = { buffer: null };
  const store: Buffer = builder.sign(signer, { buffer: source, mimeType: 'image/jpeg' }, output);
  const file = output.buffer as Buffer;
  const asset = { buffer: file, mimeType: 'image/jpeg' };
  const reader = await (mode === 'embedded'
    ? Reader.fromAsset(asset)
    : Reader.fromManifestDataAndAsset(store, asset));
  return { file, claim: reader.getActive().instance_id, xmp: idInXmp(file) };
}
const idInXmp = (file: Buffer) => /InstanceID="([^"]+)"/.exec(file.toString('latin1'))?.[1];

test.each(['embedded', 'sidecar', 'remote'] as const)(
  '%s: the ID in the XMP counts, and stays',
  async (mode) => {
    for (const definition of [{}, { instance_id: IN_DEFINITION }]) {
      const { file, claim, xmp } = await signed(withXmp, mode, definition);
      expect(claim).toBe(IN_XMP);
      expect(xmp).toBe(IN_XMP);
      expect(file.equals(withXmp)).toBe(mode === 'sidecar');
    }
  },
);

test.each(['embedded', 'sidecar'] as const)('%s, without XMP: none is written', async (mode) => {
  const { file, claim, xmp } = await signed(photo, mode, { instance_id: IN_DEFINITION });
  expect(claim).toBe(IN_DEFINITION);
  expect(xmp).toBeUndefined();
  expect(file.equals(photo)).toBe(mode === 'sidecar');
  expect((await signed(photo, mode, {})).claim).toMatch(/^xmp[.:]iid:/);
});

test('a remote URL without XMP writes the same ID into every file, which the next manifest takes', async () => {
  const first = await signed(photo, 'remote', {});
  expect(first.xmp).toBe(CONSTANT);
  expect(first.claim).not.toBe(CONSTANT);
  expect((await signed(first.file, 'embedded', {})).claim).toBe(CONSTANT);
});
