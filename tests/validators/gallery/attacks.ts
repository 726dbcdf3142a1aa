import type { Media } from '@content-credentials/verdict/testkit/forger/media';

/** A forged file of the gallery. */
export interface Attack {
  /** A specimen of the forger. */
  id: string;
  /** The file that was signed, if the attack changes what people see, and no picture above shows the same. */
  before?: (media: Media) => Uint8Array;
}

/** The attacks on the page, in its order. The next three look like the first one, so the page shows that one's picture. */
export const ATTACKS: readonly Attack[] = [
  { id: 'jpeg-changed', before: ({ jpeg }) => jpeg },
  { id: 'jpeg-scan-excluded' },
  { id: 'jpeg-second-range-scan' },
  { id: 'boxes-scan-excluded' },
  { id: 'png-image-excluded', before: ({ png }) => png },
  { id: 'mp4-media-excluded', before: ({ mp4 }) => mp4 },
  { id: 'mp4-v2-still' },
  { id: 'avif-v2-tile-twice', before: ({ avif }) => avif },
  { id: 'jpeg-exif-turned', before: ({ jpeg }) => jpeg },
  { id: 'trust-invented-name' },
  { id: 'signature-of-other' },
  { id: 'unreferenced-boxes' },
];
