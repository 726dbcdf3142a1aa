import { differencesOf } from '@content-credentials/verdict/report/differences';
import { useState } from 'react';
import type { Asset } from '../../intake/asset.ts';
import { BoundedImage } from '../../shared/BoundedImage.tsx';
import { NameText } from '../../shared/CodeName.tsx';
import { ShowText } from '../../shared/ShowText.tsx';
import { useObjectUrl } from '../../shared/use-object-url.ts';
import type { DoneSlot } from '../state.ts';

/** Two files compared line by line. */
export function Comparison({ left, right }: { left: DoneSlot; right: DoneSlot }) {
  const [isOnlyDifferent, setOnlyDifferent] = useState(false);
  const rows = differencesOf(left.report, right.report);
  const different = rows.filter(({ isSame }) => !isSame);
  const arePictures = [left, right].every(({ asset }) => asset.format.isShown);
  return (
    <section className="comparison report-part">
      {arePictures && <PictureSlider left={left.asset} right={right.asset} />}
      <h3>Differences</h3>
      <p>
        {different.length === 0
          ? 'The two files match on every line compared here.'
          : `${different.length} of ${rows.length} lines differ.`}{' '}
        <label>
          <input
            type="checkbox"
            checked={isOnlyDifferent}
            onChange={({ target }) => setOnlyDifferent(target.checked)}
          />{' '}
          Show only differences
        </label>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <section className="comparison-scroll" tabIndex={0} aria-label="Comparison of the two files">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Field</span>
              </th>
              <th scope="col">
                <ShowText limit={40} isBrief>
                  {left.asset.name}
                </ShowText>
              </th>
              <th scope="col">
                <ShowText limit={40} isBrief>
                  {right.asset.name}
                </ShowText>
              </th>
            </tr>
          </thead>
          <tbody>
            {(isOnlyDifferent ? different : rows).map(({ what, left: a, right: b, isSame }) => (
              <tr key={what} data-same={isSame}>
                <th scope="row">
                  {what}
                  {!isSame && <span className="differs">differs</span>}
                </th>
                <td>
                  <NameText limit={200}>{a}</NameText>
                </td>
                <td>
                  <NameText limit={200}>{b}</NameText>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

/** Two images on top of each other, with a movable divider. */
function PictureSlider({ left, right }: { left: Asset; right: Asset }) {
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
