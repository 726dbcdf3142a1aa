import { deflateSync } from 'node:zlib';
import { created } from '@content-credentials/verdict/testkit/forger/assertions';
import { bytes, splice, u8, u32 } from '@content-credentials/verdict/testkit/forger/bytes';
import { intoJpeg } from '@content-credentials/verdict/testkit/forger/embed/jpeg';
import { chunk, intoPng } from '@content-credentials/verdict/testkit/forger/embed/png';
import { forge } from '@content-credentials/verdict/testkit/forger/forge';
import { fileBox } from '@content-credentials/verdict/testkit/forger/jumbf';
import { baseMedia } from '@content-credentials/verdict/testkit/forger/media';
import { memoryFile } from './inspector.ts';

const SIDE = 20_000;

/** A PNG of 50 kB that becomes 1.6 GB when it's drawn: one bit for each pixel. */
const manyPixels = (): Uint8Array =>
  bytes(
    u8(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', bytes(u32(SIDE), u32(SIDE), u8(1, 0, 0, 0, 0))),
    chunk('IDAT', Uint8Array.from(deflateSync(Buffer.alloc(SIDE * (1 + SIDE / 8))))),
    chunk('IEND', u8()),
  );

/** Files of at most half a megabyte that become huge when something in them is unpacked or drawn. */
export async function bombs() {
  const { jpeg, png } = await baseMedia();
  const half = Uint8Array.from(deflateSync(Buffer.alloc(500_000_000, 0x20)));
  const before = (part: Uint8Array) => splice(png, 33, 0, part);
  const signed = (id: string, media: Uint8Array) => forge({ id, media, embed: intoPng });
  const large = manyPixels();
  const label = 'c2pa.thumbnail.claim';
  const cover = { label, box: fileBox(label, 'image/png', large) };
  const [pixels, profile, text, xmp, covered] = await Promise.all([
    signed('bomb-pixels', large),
    signed('bomb-profile', before(chunk('iCCP', bytes('profile\0\0', half)))),
    signed('bomb-text', before(chunk('zTXt', bytes('Comment\0\0', half)))),
    signed('bomb-xmp', before(chunk('iTXt', bytes('XML:com.adobe.xmp\0', u8(1, 0, 0, 0), half)))),
    forge({
      id: 'bomb-thumbnail',
      media: jpeg,
      embed: intoJpeg(),
      manifest: (bindings, label) => ({ label, created: [created(), cover, ...bindings] }),
    }),
  ]);
  const entities = Array.from(
    { length: 12 },
    (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`,
  ).join('');
  const laughs = `<!DOCTYPE svg [<!ENTITY e0 "ha">${entities}]><svg xmlns="http://www.w3.org/2000/svg"><text>&e12;</text></svg>`;
  return [
    memoryFile('pixels.png', Buffer.from(pixels.file), 'image/png'),
    memoryFile('profile.png', Buffer.from(profile.file), 'image/png'),
    memoryFile('text.png', Buffer.from(text.file), 'image/png'),
    memoryFile('xmp.png', Buffer.from(xmp.file), 'image/png'),
    memoryFile('thumbnail.jpg', Buffer.from(covered.file), 'image/jpeg'),
    memoryFile('entities.svg', laughs, 'image/svg+xml'),
  ];
}
