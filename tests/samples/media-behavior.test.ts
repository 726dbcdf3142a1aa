// What the Media pages state about the SDK for Node.js, tried with files of each kind.
import { execFileSync } from 'node:child_process';
import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { folderWithCertificates, samplePath } from './workspace.ts';

let folder: string;

beforeAll(async () => {
  folder = await folderWithCertificates();
  await symlink(samplePath('node_modules'), join(folder, 'node_modules'));
});

/** Runs a few lines that sign or read, and gives the value that they pass to `say`. */
async function tried(lines: string): Promise<unknown> {
  const program = `
    import { readFile, writeFile } from 'node:fs/promises';
    import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';
    import sharp from 'sharp';
    const trust = { trust_anchors: await readFile('test-certs/root.pem', 'utf8') };
    const settings = { trust, builder: { created_assertion_labels: ['c2pa.actions'] } };
    const [chain, key] = await Promise.all(['chain.pem', 'signer.key'].map((file) => readFile('test-certs/' + file)));
    const signer = LocalSigner.newSigner(chain, key, 'es256');
    const create = { create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture' };
    const builder = (definition = {}, intent = create) => {
      const made = Builder.withJson({ title: 'x', ...definition }, settings);
      made.setIntent(intent);
      return made;
    };
    const signed = (made, source, output) => made.sign(signer, source, output);
    const state = async (path, mimeType) =>
      (await Reader.fromAsset({ path, mimeType }, settings)).json().validation_state;
    const failures = async (path) =>
      (await Reader.fromAsset({ path }, settings)).json().validation_results.activeManifest.failure
        .map(({ code }) => code).sort();
    const message = (run) => { try { return run(); } catch (error) { return error.message.split('\\n')[0]; } };
    const say = (value) => console.log(JSON.stringify(value));
    ${lines}`;
  const file = join(folder, 'tried.mjs');
  await writeFile(file, program);
  return JSON.parse(execFileSync(process.execPath, [file], { cwd: folder, encoding: 'utf8' }));
}

const signPhoto = `signed(builder(), { path: 'photo.jpg' }, { path: 'signed.jpg' });`;

describe('files that are already signed', () => {
  test('a version 1 claim takes no version 2 ingredient; every other combination works', async () => {
    const output = await tried(`${signPhoto}
      const one = { claim_version: 1, claim_generator_info: [{ name: 'x', version: '1' }] };
      signed(builder(one), { path: 'photo.jpg' }, { path: 'v1.jpg' });
      say([
        message(() => signed(builder(one, 'edit'), { path: 'signed.jpg' }, { path: 'out.jpg' })),
        signed(builder(one, 'edit'), { path: 'v1.jpg' }, { path: 'a.jpg' }) && (await state('a.jpg')),
        signed(builder({}, 'edit'), { path: 'v1.jpg' }, { path: 'b.jpg' }) && (await state('b.jpg')),
        signed(builder({}, 'edit'), { path: 'signed.jpg' }, { path: 'c.jpg' }) && (await state('c.jpg')),
      ]);`);
    expect(output).toEqual(['ingredient version too new', 'Trusted', 'Trusted', 'Trusted']);
  });

  test('a changed label is noticed, wherever it is changed', async () => {
    const output = await tried(`${signPhoto}
      const label = (await Reader.fromAsset({ path: 'signed.jpg' }, settings)).activeLabel();
      const text = (await readFile('signed.jpg')).toString('latin1');
      const other = label.slice(0, -1) + (label.endsWith('0') ? '1' : '0');
      const found = [];
      for (const changed of [
        text.replaceAll(label, other),
        text.replaceAll(label, 'x'.repeat(label.length)),
        text.replace(label, other),
      ]) {
        await writeFile('changed.jpg', Buffer.from(changed, 'latin1'));
        found.push(await failures('changed.jpg'));
      }
      say(found);`);
    expect(output).toEqual([
      ['claimSignature.mismatch'],
      ['claim.malformed', 'claimSignature.mismatch'],
      ['claimSignature.missing'],
    ]);
  });

  test('a label of your own is a UUID of C2PA, with or without a suffix', async () => {
    const urn = 'urn:c2pa:11111111-1111-4111-8111-111111111111';
    const output = await tried(`const found = [];
      for (const label of ['${urn}', '${urn}:acme', 'my-label', '${urn.replace('c2pa', 'uuid')}'])
        found.push(message(() => signed(builder({ label }), { path: 'photo.jpg' }, { path: 'l.jpg' }) && 'signed'));
      say(found);`);
    const refused = 'bad parameter: invalid Claim GUID';
    expect(output).toEqual(['signed', 'signed', refused, refused]);
  });
});

test('thumbnails are drawn for the formats that the page lists', async () => {
  const output = await tried(`const found = {};
    const photo = sharp('photo.jpg');
    for (const [name, type, image] of [
      ['JPEG', 'image/jpeg', photo.clone().jpeg()],
      ['PNG', 'image/png', photo.clone().png()],
      ['WebP', 'image/webp', photo.clone().webp()],
      ['GIF', 'image/gif', photo.clone().gif()],
      ['TIFF, LZW', 'image/tiff', photo.clone().tiff({ compression: 'lzw' })],
      ['TIFF, JPEG', 'image/tiff', photo.clone().tiff({ compression: 'jpeg' })],
      ['AVIF', 'image/avif', photo.clone().avif()],
    ]) {
      const made = builder();
      const ingredient = JSON.stringify({ title: name, relationship: 'componentOf' });
      await made.addIngredient(ingredient, { buffer: await image.toBuffer(), mimeType: type });
      signed(made, { path: 'photo.jpg' }, { path: 't.jpg' });
      const { ingredients } = (await Reader.fromAsset({ path: 't.jpg' }, settings)).getActive();
      found[name] = ingredients[0].thumbnail?.format ?? 'none';
    }
    say(found);`);
  expect(output).toEqual({
    JPEG: 'image/jpeg',
    PNG: 'image/jpeg',
    WebP: 'image/webp',
    GIF: 'image/gif',
    'TIFF, LZW': 'image/jpeg',
    'TIFF, JPEG': 'none',
    AVIF: 'none',
  });
});

test('a parent with a sidecar needs its manifest and its validation results', async () => {
  const output = await tried(`const master = builder();
    master.setNoEmbed(true);
    const store = signed(master, { path: 'photo.jpg' }, { buffer: null });
    const parent = { title: 'photo.jpg', format: 'image/jpeg', relationship: 'parentOf' };
    const source = { buffer: store, mimeType: 'application/c2pa' };
    const reader = await Reader.fromManifestDataAndAsset(store, { path: 'photo.jpg' }, settings);
    const { active_manifest, validation_results } = reader.json();
    const manifest_data = { format: 'application/c2pa', identifier: 's' };
    const fields = { manifest_data, active_manifest, validation_results };
    const without = {};
    for (const name of ['nothing', ...Object.keys(fields)]) {
      const child = builder({}, 'edit');
      await child.addResource('s', source);
      await child.addIngredient(JSON.stringify({ ...parent, ...fields, [name]: undefined }));
      const output = { buffer: null };
      without[name] = message(() => signed(child, { path: 'photo.jpg' }, output) && 'signed');
      if (output.buffer === null) continue;
      const { manifests } = (await Reader.fromAsset({ buffer: output.buffer, mimeType: 'image/jpeg' })).json();
      without[name] = Object.keys(manifests).length + ' manifests';
    }
    const archive = builder({}, 'edit');
    const asArchive = await archive.addIngredient(JSON.stringify(parent), source).catch((error) => error.message);
    say([
      without,
      asArchive,
      message(() => builder({}, 'edit').addIngredientFromReader(reader)),
    ]);`);
  const incomplete = 'unable to encode assertion data';
  expect(output).toEqual([
    {
      nothing: '2 manifests',
      manifest_data: incomplete,
      active_manifest: '2 manifests',
      validation_results: incomplete,
    },
    expect.stringContaining('expected an ingredient archive'),
    'ingredient file not found',
  ]);
});

test('documents, text, and fonts are signed with a sidecar only', async () => {
  const output = await tried(`const found = {};
    for (const type of ['text/html', 'text/plain', 'font/ttf', 'application/epub+zip', 'application/pdf']) {
      const source = { buffer: Buffer.from('content of a file'), mimeType: type };
      const beside = builder();
      beside.setNoEmbed(true);
      found[type] = [
        message(() => signed(builder(), source, { buffer: null }) && 'signed'),
        message(() => signed(beside, source, { buffer: null }) && 'signed'),
      ];
    }
    say(found);`);
  const no = 'type is unsupported';
  expect(output).toEqual({
    'text/html': [no, 'signed'],
    'text/plain': [no, 'signed'],
    'font/ttf': [no, 'signed'],
    'application/epub+zip': [no, 'signed'],
    'application/pdf': [no, no],
  });
});

test('a signed TIFF stops programs that use libtiff, unless they are told to go on', async () => {
  const output = await tried(`await sharp('photo.jpg').tiff({ compression: 'lzw' }).toFile('one.tiff');
    signed(builder(), { path: 'one.tiff', mimeType: 'image/tiff' }, { path: 'two.tiff' });
    const opened = (failOn) => sharp('two.tiff', { failOn }).stats().then(() => 'opens', (error) => error.message);
    say([await state('two.tiff', 'image/tiff'), await opened('warning'), await opened('none')]);`);
  expect(output).toEqual(['Trusted', expect.stringContaining('missing required "ImageLength"'), 'opens']);
});

test('a soft binding needs no pad', async () => {
  const output = await tried(`const found = [];
    for (const pad of [undefined, '', [0, 0]]) {
      const data = { alg: 'com.example.alg', blocks: [{ scope: {}, value: 'AAEC' }], pad };
      const made = builder({ assertions: [{ label: 'c2pa.soft-binding', data }] });
      signed(made, { path: 'photo.jpg' }, { path: 'p.jpg' });
      found.push(await state('p.jpg'));
    }
    say(found);`);
  expect(output).toEqual(['Trusted', 'Trusted', 'Trusted']);
});
