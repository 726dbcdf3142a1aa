import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type NodeBuilder, nodeSdk, samples, sharp } from '../../support/node-sdk.ts';
import { plainPdf } from '../../support/pdf.ts';
import { cameraManifest } from './camera.ts';
import { hostileManifest } from './hostile.ts';

const run = promisify(execFile);

/** File names, and what each file contains. */
export interface SignedFiles {
  folder: string;
  /** The signer's trust anchor, as PEM. */
  root: string;
  /** An image without credentials. */
  photo: string;
  /** A photo that states its camera and place, and an edit with a model. */
  camera: string;
  /** An attacker's image. */
  hostile: string;
  /** Three hundred ingredients. */
  many: string;
  png: string;
  video: string;
  sound: string;
  /** A PDF, and its manifest store: the SDKs can read PDF but not write it. */
  pdf: string;
  pdfStore: string;
}

const CREATED = { create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' };

async function addIngredients(builder: NodeBuilder, photo: string): Promise<void> {
  builder.setIntent('edit');
  const parent = { title: 'before', relationship: 'parentOf' };
  await builder.addIngredient(JSON.stringify(parent), { path: photo });
  for (let index = 0; index < 300; index += 1) {
    const part = {
      title: `part ${index}`,
      format: 'image/jpeg',
      relationship: 'componentOf',
      instance_id: `xmp:iid:${index}`,
    };
    await builder.addIngredient(JSON.stringify(part));
  }
}

async function makeFiles(folder: string): Promise<SignedFiles> {
  const path = (name: string) => join(folder, name);
  const make = (script: string, ...args: string[]) =>
    run(process.execPath, [join(samples, 'shared', script), ...args], { cwd: folder });
  await Promise.all([
    run('sh', [join(samples, 'test-certificates/openssl/make-test-certs.sh'), path('certs')]),
    make('make-image.mjs', 'photo.jpg'),
    make('make-sound.mjs', 'plain.wav', '1'),
    make('make-video.mjs', 'film.mp4', '4'),
  ]);
  await sharp(path('photo.jpg')).resize(200).toFile(path('small.png'));
  await writeFile(path('paper.pdf'), plainPdf());

  const { Builder, signer } = await nodeSdk(path('certs'));
  const created = (title: string) => {
    const builder = Builder.withJson({ title });
    builder.setIntent(CREATED);
    return builder;
  };
  const sign = (builder: NodeBuilder, from: string, to: string) => {
    builder.sign(signer, { path: path(from) }, { path: path(to) });
    return path(to);
  };
  /** A store for any bytes, as text, because for a known format the SDK would require a hash of that format. */
  const signBeside = async (from: string, to: string, mimeType: string) => {
    const builder = created(from);
    builder.setNoEmbed(true);
    const buffer = await readFile(path(from));
    await writeFile(path(to), builder.sign(signer, { buffer, mimeType }, { buffer: null }));
    return path(to);
  };
  const many = Builder.withJson({ title: 'Three hundred parts' });
  await addIngredients(many, path('photo.jpg'));

  return {
    folder,
    root: await readFile(path('certs/root.pem'), 'utf8'),
    photo: path('photo.jpg'),
    camera: sign(Builder.withJson(cameraManifest), 'photo.jpg', 'camera.jpg'),
    hostile: sign(Builder.withJson(hostileManifest), 'photo.jpg', 'hostile.jpg'),
    many: sign(many, 'photo.jpg', 'many.jpg'),
    png: sign(created('A small PNG'), 'small.png', 'signed.png'),
    video: sign(created('A film'), 'film.mp4', 'signed.mp4'),
    sound: sign(created('A sound'), 'plain.wav', 'signed.wav'),
    pdf: path('paper.pdf'),
    pdfStore: await signBeside('paper.pdf', 'paper.c2pa', 'text/plain'),
  };
}

/** Signs files with the Node.js SDK, and removes them after use. */
export async function withSigned(use: (signed: SignedFiles) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'signed-'));
  await use(await makeFiles(folder));
  await rm(folder, { recursive: true, force: true });
}
