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

/** An XMP packet. @param attributes of its description: `dcterms:provenance="…"` */
export const xmpPacket = (attributes = 'xmp:Label="A scene"') =>
  `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dcterms="http://purl.org/dc/terms/" ${attributes}/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

/** An APP1 segment with XMP. */
export const XMP = (attributes?: string) =>
  segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', Buffer.from(xmpPacket(attributes)));

/** An APP2 segment that begins like a color profile, and an APP13 segment. */
export const ICC = segment(0xe2, 'ICC_PROFILE\0', u8(1, 1), bytes(u32(200)), new Uint8Array(196));
