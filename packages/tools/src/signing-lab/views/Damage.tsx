import { useEffect, useState } from 'react';
import { formatCount } from '../../shared/count.ts';
import { firstChange } from '../first-change.ts';
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
  const size = found && Math.max(found.width, found.height);
  return (
    <>
      {size && found.file === file && (
        <svg
          className="verdict-picture damage-ring"
          width={found.width}
          height={found.height}
          viewBox={`0 0 ${found.width} ${found.height}`}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <circle cx={found.x} cy={found.y} r={size * 0.045} />
          <circle cx={found.x} cy={found.y} r={size * 0.045} />
        </svg>
      )}
      <p className="damage-place">
        Byte {formatCount(spot.place)} changed
        {spot.kind === 'picture' ? '' : ', in the credentials'}
      </p>
    </>
  );
}
