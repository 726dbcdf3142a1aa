import { copyFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Sharp } from 'sharp';
import { FORMATS, type Format } from '../../../src/content/data/survival.ts';
import { nodeSdk } from '../../support/node-sdk.ts';
import { execute } from '../runner/programs.ts';
import { inputName, mediaType } from './tool.ts';

/** One picture or video, before and after it was signed. */
export interface Input {
  plain: string;
  signed: string;
}

/** The address in the XMP of `jpeg-url`. Nothing is fetched from it. */
const MANIFEST_URL = 'https://example.com/manifests/photo.c2pa';

/**
 * Makes one signed file for each format, from the photo and the video of the samples.
 */
export async function signedFiles(
  folder: string,
  formats: readonly Format[] = FORMATS,
): Promise<ReadonlyMap<Format, Input>> {
  const certificates = join(folder, 'test-certs');
  const script = resolve('samples/test-certificates/openssl/make-test-certs.sh');
  const result = await execute('sh', [script, certificates], { cwd: folder });
  if (result.code !== 0) throw new Error(`The test certificates couldn't be made:\n${result.stderr}`);
  const { Builder, signer } = await nodeSdk(certificates);
  const files = new Map<Format, Input>();
  for (const format of formats) {
    const plain = join(folder, `plain-${format}-${inputName(format)}`);
    await unsigned(format, plain);
    const builder = Builder.withJson(
      { title: 'Evening over the hills' },
      { verify: { verify_after_sign: true }, builder: { created_assertion_labels: ['c2pa.actions'] } },
    );
    builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
    if (format === 'jpeg-url') builder.setRemoteUrl(MANIFEST_URL);
    const signed = join(folder, `signed-${format}-${inputName(format)}`);
    builder.sign(signer, { path: plain }, { path: signed });
    files.set(format, { plain, signed });
  }
  return files;
}

/** A file without Content Credentials: the samples' video, or their photo in another format. */
async function unsigned(format: Format, path: string): Promise<void> {
  const inputs = resolve('samples/shared/inputs');
  if (format === 'mp4') return copyFile(join(inputs, 'video.mp4'), path);
  const sharp = createRequire(resolve('samples/package.json'))('sharp') as (input: string) => Sharp;
  const name = mediaType(format).slice('image/'.length) as 'jpeg';
  await sharp(join(inputs, 'photo.jpg')).toFormat(name).toFile(path);
}
