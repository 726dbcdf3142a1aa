import { bytes, find, readU32, u8, u16, u32 } from './bytes.ts';
import { box } from './jumbf.ts';

const full = (type: string, version: number, ...content: Uint8Array[]) =>
  box(type, u8(version, 0, 0, 0), ...content);

/** The size of a tile, pixels: that of the kit's scenes. */
const [WIDTH, HEIGHT] = [160, 120];

/** The frame in an AVIF of one image, and how to decode it. */
function frameOf(avif: Uint8Array): { config: Uint8Array; frame: Uint8Array } {
  const config = find(avif, 'av1C') - 4;
  return {
    config: avif.slice(config, config + readU32(avif, config)),
    // After a temporal delimiter of two bytes.
    frame: avif.slice(find(avif, 'mdat') + 6),
  };
}

const item = (id: number, type: string) => full('infe', 2, u16(id), u16(0), bytes(type), u8(0));

/**
 * An AVIF that shows two others side by side (a grid, ISO/IEC 23008-12, 6.6.2.3): `iloc` says where in the file each
 * tile is.
 * @param turn whether the image is turned by 90° (`irot`)
 */
export function gridOf(left: Uint8Array, right: Uint8Array, turn = false): Uint8Array<ArrayBuffer> {
  const { config, frame } = frameOf(left);
  const grid = bytes(u8(0, 0, 0, 1), u16(2 * WIDTH), u16(HEIGHT));
  const parts = [grid, frame, frameOf(right).frame];
  const properties = box(
    'ipco',
    full('ispe', 0, u32(WIDTH), u32(HEIGHT)),
    full('ispe', 0, u32(2 * WIDTH), u32(HEIGHT)),
    config,
    full('pixi', 0, u8(3, 8, 8, 8)),
    ...(turn ? [box('irot', u8(1))] : []),
  );
  const tile = u8(3, 1, 0x83, 4);
  const whole = turn ? u8(3, 2, 4, 0x85) : u8(2, 2, 4);
  const uses = full('ipma', 0, u32(3), u16(1), whole, u16(2), tile, u16(3), tile);
  const ftyp = box('ftyp', 'avif', u32(0), 'avifmif1miaf');
  const meta = (at: number) => {
    const places = parts.map((part, index) => {
      const before = parts.slice(0, index).reduce((sum, one) => sum + one.length, at);
      return bytes(u16(index + 1), u16(0), u16(0), u16(1), u32(before), u32(part.length));
    });
    return full(
      'meta',
      0,
      full('hdlr', 0, u32(0), bytes('pict'), new Uint8Array(13)),
      full('pitm', 0, u16(1)),
      full('iloc', 1, u16(0x4400), u16(3), ...places),
      full('iinf', 0, u16(3), item(1, 'grid'), item(2, 'av01'), item(3, 'av01')),
      full('iref', 0, box('dimg', u16(1), u16(2), u16(2), u16(3))),
      box('iprp', properties, uses),
    );
  };
  return bytes(ftyp, meta(ftyp.length + meta(0).length + 8), box('mdat', ...parts));
}
