import { useEffect, useState } from 'react';
import { formatCount } from '../../shared/count.ts';
import { MAX_PIXELS, pixelsOf } from '../../shared/pixels.ts';
import { useObjectUrl } from '../../shared/use-object-url.ts';
import type { Proof } from '../types.ts';

type Found = NonNullable<Awaited<ReturnType<typeof firstChange>>>;

/** The flipped byte, over the image: its number, and a ring where the image differs, if it shows. */
export function Damage({ proof: { signed, file, look } }: { proof: Proof }) {
  const { spot } = look;
  const [found, setFound] = useState<Found & { file: File }>();
  useEffect(() => {
    if (spot?.kind !== 'picture') return;
    let isReplaced = false;
    firstChange(new Blob([signed.bytes], { type: file.type }), file).then(
      (change) => !isReplaced && change && setFound({ ...change, file }),
      // An image that no longer decodes has no place to mark.
      () => undefined,
    );
    return () => {
      isReplaced = true;
    };
  }, [signed, file, spot]);
  if (!spot) return null;
  return (
    <>
      {found?.file === file && <Ring found={found} />}
      <p className="damage-place">
        Byte {formatCount(spot.place)} changed
        {spot.kind === 'picture' ? '' : ', in the credentials'}
      </p>
    </>
  );
}

/** The place over the whole image, and in the strip on a phone, which shows only what's around it. */
function Ring({ found: { file, x, y, width, height } }: { found: Found & { file: File } }) {
  const url = useObjectUrl(file);
  const size = Math.max(width, height);
  const ring = (
    <>
      <circle cx={x} cy={y} r={size * 0.045} />
      <circle cx={x} cy={y} r={size * 0.045} />
    </>
  );
  const side = Math.min(width, height, size * 0.25);
  const from = (at: number, length: number) => Math.max(0, Math.min(at - side / 2, length - side));
  return (
    <>
      <svg
        className="verdict-picture damage-ring"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        {ring}
      </svg>
      <svg
        className="damage-ring damage-near"
        viewBox={`${from(x, width)} ${from(y, height)} ${side} ${side}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <image href={url} width={width} height={height} />
        {ring}
      </svg>
    </>
  );
}

/**
 * The first pixel, from the top, in which two images of one size differ, and that size; undefined if they look the same.
 * @throws Error if the browser can't decode one of them
 */
async function firstChange(
  before: Blob,
  after: Blob,
): Promise<{ x: number; y: number; width: number; height: number } | undefined> {
  if ((await pixelsOf(before)) > MAX_PIXELS / 8 || (await pixelsOf(after)) > MAX_PIXELS / 8) return undefined;
  const [old, { data, width, height }] = [await decode(before), await decode(after)];
  const first = data.findIndex((value, index) => value !== old.data[index]) >> 2;
  return first < 0 ? undefined : { x: first % width, y: Math.floor(first / width), width, height };
}

async function decode(image: Blob): Promise<ImageData> {
  const bitmap = await createImageBitmap(image);
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('the browser has no canvas');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context.getImageData(0, 0, width, height);
}
