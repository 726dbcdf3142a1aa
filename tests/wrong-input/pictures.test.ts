import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build, page } from './testing.ts';

const example = (name: string) => readFileSync(join('samples/manifest-examples/files', name));

test('a picture that was changed after it was signed stops the build, with its file and page', async () => {
  const { code, message } = await build('picture-changed', {
    'docs/introduction.mdx': page('![A drawn evening](./evening.jpg)', 'Introduction'),
    'docs/evening.jpg': example('tampered.jpg'),
  });
  expect(code).toBe(1);
  expect(message).toEqual([
    "docs/evening.jpg (on docs/introduction.mdx): its Content Credentials aren't valid (assertion.dataHash.mismatch), so it was changed after it was signed; replace it with the file as it was signed, or with one without credentials",
  ]);
});

test('what stands beside a picture and cannot be understood stops the build', async () => {
  const { code, message } = await build('picture-origin', {
    'docs/introduction.mdx': page('![An evening, drawn](./evening.jpg)', 'Introduction'),
    'docs/evening.jpg': example('sidecar.jpg'),
    'docs/evening.jpg.json': '{ "digitalSourceType": "digitalcapture" }',
  });
  expect(code).toBe(1);
  expect(message).toEqual([
    'docs/evening.jpg.json: `digitalSourceType` is "digitalcapture"; did you mean `digitalCapture`?',
  ]);
});

test('half a signer stops the build before it begins', async () => {
  const { code, message, log } = await build('picture-key', {}, { SITE_IMAGE_CHAIN: 'chain.pem' });
  expect(code).toBe(1);
  expect(message).toEqual([
    "the environment: SITE_IMAGE_KEY isn't set; set it to the private key for SITE_IMAGE_CHAIN, as PEM",
  ]);
  expect(log).not.toContain('prerendering');
});
