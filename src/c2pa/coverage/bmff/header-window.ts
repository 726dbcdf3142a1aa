import type { ByteSource } from '../types.ts';

const HEADER_WINDOW = 4096;

/** Reads small pieces near each other with few reads. */
export function windowed(source: ByteSource) {
  let start = 0;
  let bytes: Uint8Array = new Uint8Array(0);
  return async (place: number, length: number): Promise<DataView> => {
    if (place < start || place + length > start + bytes.length) {
      start = place;
      bytes = await source.read({ start, length: Math.min(HEADER_WINDOW, source.size - start) });
    }
    const from = place - start;
    return new DataView(bytes.buffer, bytes.byteOffset + from, Math.min(length, bytes.length - from));
  };
}

export const typeAt = (view: DataView, place: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(place + index)));

export const hex = (view: DataView, place: number, length: number): string =>
  Array.from({ length }, (_, index) =>
    view
      .getUint8(place + index)
      .toString(16)
      .padStart(2, '0'),
  ).join('');
