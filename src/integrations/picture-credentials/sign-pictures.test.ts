import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatOf } from '@content-credentials/verdict/formats';
import { Resvg } from '@resvg/resvg-js';
import { imageSize } from 'image-size';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Picture } from './pictures.ts';
import { readPicture } from './read.ts';
import { signPictures } from './sign-pictures.ts';
import { demoSigner } from './signer.ts';

const EXAMPLES = 'samples/manifest-examples/files';
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="6" height="4"><rect width="3" height="4"/></svg>';
const base64 = (text: string) => Buffer.from(text, 'base64');

/** Small pictures without credentials, in every format that pages are likely to use. */
const PLAIN: Readonly<Record<string, Uint8Array>> = {
  'drawn.png': new Resvg(drawing).render().asPng(),
  'photo.jpg': readFileSync(join(EXAMPLES, 'sidecar.jpg')),
  'small.webp': base64('UklGRiwAAABXRUJQVlA4ICAAAABwAQCdASoCAAIADMDOJaACdAFAAAD+4KJc8YTSR2AAAA=='),
  'small.gif': base64('R0lGODlhAgACAIAAAExpcQtdVyH5BAUAAAAALAAAAAACAAIAAAICjFMAOw=='),
  'small.avif': base64(
    'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAB4AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAmbWRhdBIACgc4ADaQENBpMhEf8mKE4AAWAACQNY48Z039SA==',
  ),
};

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const cache = join(folder, 'cache');
const signer = demoSigner('Test Docs');
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => rmSync(cache, { recursive: true, force: true }));

/** A picture as the build finds it, written to a file. */
function placed(file: string, bytes: Uint8Array, more: Partial<Picture> = {}): Picture {
  const path = join(folder, file);
  writeFileSync(path, bytes);
  const type = formatOf(bytes, file)?.type ?? 'image/png';
  return { path, bytes, type, name: `docs/${file} (on docs/page.mdx)`, title: file, ...more };
}

const stored = ({ path }: Picture) => new Uint8Array(readFileSync(path));

test.each(Object.entries(PLAIN))('%s is signed, and shows the same picture', async (file, bytes) => {
  const picture = placed(file, bytes);
  const { root } = await signPictures([picture], signer, cache);
  const signed = stored(picture);
  expect(imageSize(signed)).toMatchObject(imageSize(bytes));
  expect(await readPicture(signed, picture.type)).toMatchObject({ state: 'Valid', failures: [] });
  expect(await readPicture(signed, picture.type, root)).toMatchObject({ state: 'Trusted' });
});

test('the manifest says in each place that it is a demo, and of the picture what is known', async () => {
  const source = 'http://cv.iptc.org/newscodes/digitalsourcetype/screenCapture';
  const bytes = PLAIN['drawn.png'] as Uint8Array;
  const [known, unknown] = [placed('known.png', bytes, { source }), placed('unknown.png', bytes)];
  await signPictures([known, unknown], signer, cache);
  const manifestOf = async (picture: Picture) => {
    const reading = await readPicture(stored(picture), picture.type);
    return reading.found === 'manifest' ? reading.manifest : undefined;
  };
  expect(await manifestOf(known)).toMatchObject({
    title: 'known.png (demo credentials)',
    claim_generator_info: [{ name: 'Test Docs, build of the site (demo, not trusted)' }],
    signature_info: { common_name: 'Demo signer of Test Docs', issuer: 'Demo, not a trusted signer' },
  });
  const actionsOf = async (picture: Picture) =>
    (await manifestOf(picture))?.assertions.find(({ label }) => label === 'c2pa.actions.v2')?.data;
  expect(await actionsOf(known)).toMatchObject({
    actions: [{ action: 'c2pa.created', digitalSourceType: source }, { action: 'c2pa.published' }],
  });
  const opened = await actionsOf(unknown);
  expect(opened).toMatchObject({ actions: [{ action: 'c2pa.opened' }, { action: 'c2pa.published' }] });
  expect(JSON.stringify(opened)).not.toContain('digitalSourceType');
});

test('the same pictures come out of the cache with the same bytes, another one makes a new set', async () => {
  const bytes = PLAIN['drawn.png'] as Uint8Array;
  const picture = placed('again.png', bytes);
  const first = await signPictures([picture], signer, cache);
  const signed = stored(picture);
  writeFileSync(picture.path, bytes);
  expect(await signPictures([picture], signer, cache)).toEqual({ ...first, isCached: true });
  expect(stored(picture)).toEqual(signed);

  const more = [placed('again.png', bytes), placed('more.png', bytes)];
  const second = await signPictures(more, signer, cache);
  expect(second).toMatchObject({ pictures: 2, isCached: false });
  for (const one of more)
    expect(await readPicture(stored(one), one.type, second.root)).toMatchObject({ state: 'Trusted' });
  // Two sets, and nothing unfinished.
  expect(readdirSync(cache).filter((name) => name.length === 32)).toHaveLength(2);
  expect(readdirSync(cache)).toHaveLength(2);
});

test.each(['created.jpg', 'composite.jpg', 'remote.jpg'])(
  '%s has credentials already and stays byte for byte',
  async (file) => {
    const picture = placed(file, readFileSync(join(EXAMPLES, file)));
    await signPictures([picture], signer, cache);
    expect(stored(picture)).toEqual(new Uint8Array(picture.bytes));
  },
);

test('credentials that no longer hold stop the build, with file and page', async () => {
  const picture = placed('tampered.jpg', readFileSync(join(EXAMPLES, 'tampered.jpg')));
  await expect(signPictures([picture], signer, cache)).rejects.toThrow(
    "docs/tampered.jpg (on docs/page.mdx): its Content Credentials aren't valid (assertion.dataHash.mismatch)",
  );
  expect(readdirSync(cache)).toEqual([]);
});

test('a picture that is cut off stops the build, with file and page', async () => {
  const whole = new Resvg(drawing).render().asPng();
  const picture = placed('cut.png', whole.subarray(0, whole.length - 20));
  await expect(signPictures([picture], signer, cache)).rejects.toThrow(
    /^docs\/cut\.png \(on docs\/page\.mdx\): it can't be (?:read|signed): .*; save the image again as PNG, JPEG, or WebP$/s,
  );
});
