import { type Difference, differencesOf } from '@content-credentials/verdict/report/differences';
import { ACTION_WORDS } from '@content-credentials/verdict/report/terms';
import { Fragment, useReducer, useState } from 'react';
import type { Asset } from '../../intake/asset.ts';
import { BoundedImage, measuredSize } from '../../shared/BoundedImage.tsx';
import { CodeName, NameText } from '../../shared/CodeName.tsx';
import { countOf } from '../../shared/count.ts';
import { Brief } from '../../shared/ShowText.tsx';
import { useAnswerFocus } from '../../shared/use-lost-focus.ts';
import { useObjectUrl } from '../../shared/use-object-url.ts';
import type { DoneSlot } from '../state.ts';

/** What differs between two files: their images on top of each other, a sentence, and the lines. */
export function Comparison({ left, right }: { left: DoneSlot; right: DoneSlot }) {
  const rows = differencesOf(left.report, right.report);
  const different = rows.filter(({ isSame }) => !isSame);
  const same = rows.filter(({ isSame }) => isSame);
  const arePictures = [left, right].every(({ asset }) => asset.format.isShown);
  const heading = useAnswerFocus<HTMLHeadingElement>();
  return (
    <section className="comparison">
      {arePictures && <PictureSlider left={left.asset} right={right.asset} />}
      <div className="report-part">
        <h3 ref={heading} tabIndex={-1}>
          {different.length === 0 ? 'No differences' : countOf(different.length, 'difference')}
        </h3>
        {different.length === 0 ? (
          <p>The two files match on every line compared here.</p>
        ) : (
          <Lines label="Lines that differ" heads={[left.asset.name, right.asset.name]} rows={different} />
        )}
        {same.length > 0 && (
          <details className="fold">
            <summary>{countOf(same.length, 'line')} the same in both</summary>
            <Lines label="Lines that match" heads={['Both files']} rows={same} />
          </details>
        )}
      </div>
    </section>
  );
}

interface LinesProps {
  label: string;
  /** Of the columns with values: one for both files, or one for each. */
  heads: readonly string[];
  rows: readonly Difference[];
}

function Lines({ label, heads, rows }: LinesProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section className="comparison-scroll" tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Field</span>
            </th>
            {heads.map((head, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files can have the same name
              <th scope="col" key={index}>
                <Brief limit={40}>{head}</Brief>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, left, right }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {[left, right].slice(0, heads.length).map((text, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the first file, and the second
                <td key={index}>
                  {what === 'Actions' ? <Actions text={text} /> : <NameText limit={200}>{text}</NameText>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Actions in words, each followed by its name. */
function Actions({ text }: { text: string }) {
  if (text.length > 200) return <NameText limit={200}>{text}</NameText>;
  return text.split(', ').map((action, index) => {
    const [name = '', times] = action.split(' × ');
    const words = ACTION_WORDS[name];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: actions don't change positions
      <Fragment key={index}>
        {words ? (
          <div>
            {words}
            {times && ` × ${times}`}{' '}
            <small>
              <CodeName>{name}</CodeName>
            </small>
          </div>
        ) : (
          <NameText limit={200}>{action}</NameText>
        )}
      </Fragment>
    );
  });
}

/**
 * The shape of a frame for two images. If theirs differ, each has half of the difference around it.
 * @returns undefined until both are measured
 */
function sharedRatio(sources: readonly string[]): number | undefined {
  const ratios = sources.map((source) => {
    const { width = 0, height = 1 } = measuredSize(source) ?? {};
    return width / height;
  });
  return Math.sqrt(ratios.reduce((product, ratio) => product * ratio, 1)) || undefined;
}

/** Two images on top of each other, with a movable divider. */
function PictureSlider({ left, right }: { left: Asset; right: Asset }) {
  const [share, setShare] = useState(50);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const [first, second] = [useObjectUrl(left.blob), useObjectUrl(right.blob)];
  if (!first || !second) return null;
  const ratio = sharedRatio([first, second]) ?? 1.5;
  return (
    <figure className="picture-slider" style={{ '--share': share / 100, '--ratio': ratio } as object}>
      <figcaption>
        <Brief limit={60}>{left.name}</Brief>
        <Brief limit={60}>{right.name}</Brief>
      </figcaption>
      <div className="picture-frame">
        <BoundedImage src={second} alt="The second file, as your browser displays it" onLoad={drawAgain} />
        <BoundedImage src={first} alt="The first file, as your browser displays it" onLoad={drawAgain} />
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
    </figure>
  );
}
