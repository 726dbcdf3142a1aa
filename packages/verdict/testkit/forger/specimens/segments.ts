import { bytes, u8, u16, u32 } from '../bytes.ts';
import { segment } from '../embed/jpeg.ts';

/** TIFF with one field: orientation 1, and a description. */
const TIFF = bytes(
  'MM',
  u16(42),
  u32(8),
  u16(2),
  bytes(u16(0x010e), u16(2), u32(8), u32(38)),
  bytes(u16(0x0112), u16(3), u32(1), u16(1), u16(0)),
  u32(0),
  'a scene\0',
);

/** An APP0 segment: JFIF 1.1, no thumbnail. 18 bytes. */
export const JFIF = segment(0xe0, 'JFIF\0', u8(1, 1, 0, 0, 1, 0, 1, 0, 0));

/** An APP1 segment with Exif. */
export const EXIF = segment(0xe1, 'Exif\0\0', TIFF);
export const EXIF_DATA = TIFF;

/** What follows the first directory of `richExif`: the one with the color space, then the one of the preview. */
const COLOR_AT = 38;
const PREVIEW_AT = 56;
const PREVIEW_DATA_AT = 86;

/** TIFF with orientation 1, the color space sRGB, and a preview image. */
export const richExif = (preview: Uint8Array) =>
  bytes(
    'MM',
    u16(42),
    u32(8),
    u16(2),
    bytes(u16(0x0112), u16(3), u32(1), u16(1), u16(0)),
    bytes(u16(0x8769), u16(4), u32(1), u32(COLOR_AT)),
    u32(PREVIEW_AT),
    u16(1),
    bytes(u16(0xa001), u16(3), u32(1), u16(1), u16(0)),
    u32(0),
    u16(2),
    bytes(u16(0x0201), u16(4), u32(1), u32(PREVIEW_DATA_AT)),
    bytes(u16(0x0202), u16(4), u32(1), u32(preview.length)),
    u32(0),
    preview,
  );

/** Where the color space and the preview are, from the beginning of `richExif`. */
export const IN_RICH_EXIF = {
  color: { start: COLOR_AT, length: 18 },
  preview: (length: number) => ({ start: PREVIEW_DATA_AT, length }),
};

/** An XMP packet. @param attributes of its description: `dcterms:provenance="…"` */
export const xmpPacket = (attributes = 'xmp:Label="A scene"') =>
  `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dcterms="http://purl.org/dc/terms/" ${attributes}/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

/** An APP1 segment with XMP. */
export const XMP = (attributes?: string) =>
  segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', Buffer.from(xmpPacket(attributes)));

/** An APP2 segment that begins like a color profile, and an APP13 segment. */
export const ICC = segment(0xe2, 'ICC_PROFILE\0', u8(1, 1), bytes(u32(200)), new Uint8Array(196));
