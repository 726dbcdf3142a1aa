import { readFileSync } from 'node:fs';
import { formatOf } from '@content-credentials/verdict/formats';
import { makeCredentials } from '@content-credentials/verdict/sign/credentials';
import { toPem } from '@content-credentials/verdict/x509/pem';
import { imageSize } from 'image-size';
import { expect, test } from 'vitest';
import { hasCredentials } from './has-credentials.ts';
import { readPicture, signPicture } from './manifest.ts';

const base64 = (text: string) => Buffer.from(text, 'base64');

/** Small pictures without credentials, in formats that pages are likely to use. */
const PLAIN: Readonly<Record<string, Buffer>> = {
  'photo.jpg': readFileSync('samples/manifest-examples/files/sidecar.jpg'),
  'small.webp': base64('UklGRiwAAABXRUJQVlA4ICAAAABwAQCdASoCAAIADMDOJaACdAFAAAD+4KJc8YTSR2AAAA=='),
  'small.gif': base64('R0lGODlhAgACAIAAAExpcQtdVyH5BAUAAAAALAAAAAACAAIAAAICjFMAOw=='),
};

test.each(Object.entries(PLAIN))('%s is signed, and shows the same picture', async (file, bytes) => {
  const type = formatOf(bytes, file)?.type ?? '';
  const credentials = await makeCredentials({ organization: 'Test', signer: 'Test' }, 30);
  const sign = (source?: string) =>
    signPicture(bytes, type, { title: file, generator: 'Test Docs', source }, credentials);
  const signed = await sign('screenCapture');
  expect([bytes, Buffer.from(signed)].map(hasCredentials)).toEqual([false, true]);
  expect(imageSize(signed)).toMatchObject(imageSize(bytes));
  const reading = await readPicture(signed, type, toPem({ der: credentials.root }));
  expect(reading).toMatchObject({ state: 'Trusted', failures: [] });
  expect(JSON.stringify(reading)).toContain('digitalsourcetype/screenCapture');
  const unknown = await readPicture(await sign(), type);
  expect(unknown).toMatchObject({ state: 'Valid', failures: [] });
  expect(JSON.stringify(unknown)).toContain('c2pa.opened');
  expect(JSON.stringify(unknown)).not.toContain('digitalSourceType');
});
