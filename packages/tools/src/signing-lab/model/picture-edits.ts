/** A change that the lab makes to the pixels, the action that describes it, and its result in a word. */
export const PICTURE_EDITS = [
  { key: 'crop', action: 'c2pa.cropped', label: 'Crop', done: 'Cropped' },
  { key: 'rotate', action: 'c2pa.orientation', label: 'Rotate', done: 'Rotated' },
  { key: 'shrink', action: 'c2pa.resized.proportional', label: 'Shrink', done: 'Smaller' },
  { key: 'gray', action: 'c2pa.adjustedColor', label: 'Make it gray', done: 'Gray' },
] as const;

export type PictureEdit = (typeof PICTURE_EDITS)[number];
export type EditKind = PictureEdit['key'];

/** Formats that every browser can write: JPEG stays JPEG, anything else becomes a PNG. */
export const writtenAs = (type: string): { type: string; end: string } =>
  type === 'image/jpeg' ? { type, end: 'jpg' } : { type: 'image/png', end: 'png' };

/** The output settings for an image of this type. */
export const actionsOf = ({ action }: PictureEdit, type: string): string[] =>
  writtenAs(type).type === type ? [action] : [action, 'c2pa.transcoded'];

export interface Size {
  width: number;
  height: number;
}

/** How the edited picture is drawn. Lengths are pixels. */
export interface EditPlan extends Size {
  /** The part of the original that is kept: left, top, width, height. */
  from: readonly [number, number, number, number];
  /** Whether it's rotated clockwise by 90 degrees. */
  isTurned: boolean;
  isGray: boolean;
}

const pixels = (length: number) => Math.max(1, Math.round(length));

/** The effect of an edit on an image of this size. */
export function editPlan(kind: EditKind, { width, height }: Size): EditPlan {
  const whole = { width, height, from: [0, 0, width, height], isTurned: false, isGray: false } as const;
  if (kind === 'gray') return { ...whole, isGray: true };
  if (kind === 'rotate') return { ...whole, width: height, height: width, isTurned: true };
  const small = { width: pixels(width * 0.8), height: pixels(height * 0.8) };
  if (kind === 'shrink') return { ...whole, ...small };
  const left = Math.floor((width - small.width) / 2);
  const top = Math.floor((height - small.height) / 2);
  return { ...whole, ...small, from: [left, top, small.width, small.height] };
}

/**
 * Converts colors to gray in place, weighted as in ITU-R BT.709. @param data red, green, blue, and alpha of each pixel
 */
export function makeGray(data: Uint8ClampedArray): void {
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    data.fill(0.2126 * red + 0.7152 * green + 0.0722 * blue, at, at + 3);
  }
}
