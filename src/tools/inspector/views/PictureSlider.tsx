import { useState } from 'react';
import type { Asset } from '../../intake/asset.ts';
import { BoundedImage } from '../../shared/BoundedImage.tsx';
import { ShowText } from '../../shared/ShowText.tsx';
import { useObjectUrl } from '../../shared/use-object-url.ts';

/** Two images on top of each other, with a movable divider. */
export function PictureSlider({ left, right }: { left: Asset; right: Asset }) {
  const [share, setShare] = useState(50);
  const [ratio, setRatio] = useState(1.5);
  const [first, second] = [useObjectUrl(left.blob), useObjectUrl(right.blob)];
  if (!first || !second) return null;
  return (
    <figure className="picture-slider" style={{ '--share': share / 100, '--ratio': ratio } as object}>
      <div>
        <BoundedImage src={second} alt="The second file, as your browser displays it" />
        <BoundedImage
          src={first}
          alt="The first file, as your browser displays it"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setRatio(naturalWidth / naturalHeight || 1.5)
          }
        />
        <input
          type="range"
          min="0"
          max="100"
          value={share}
          aria-label="Share of the first image"
          aria-valuetext={`${share}% of the first image`}
          onChange={({ target }) => setShare(Number(target.value))}
        />
      </div>
      <figcaption>
        <ShowText limit={60} isBrief>
          {left.name}
        </ShowText>
        <ShowText limit={60} isBrief>
          {right.name}
        </ShowText>
      </figcaption>
    </figure>
  );
}
