import { settings } from 'virtual:provenance';
import { type DragEvent, useCallback, useId, useState } from 'react';
import { ProblemNote } from '../../report/views/Outcomes.tsx';
import { formatBytes } from '../../shared/bytes.ts';
import { FileButton } from '../../shared/FileButton.tsx';
import { acceptedPictures, MAX_PICTURE_BYTES, PICTURES } from '../model/problems.ts';
import type { Lab } from '../use-lab.ts';
import { Board } from './Board.tsx';
import { ChosenPicture } from './ChosenPicture.tsx';
import { Step } from './Step.tsx';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
const isPicture = (href: string) =>
  PICTURES.some(({ extensions }) => extensions.some((end) => href.endsWith(`.${end}`)));
const examples = settings.examples.filter(({ href }) => isPicture(href)).slice(0, 4);

/** Where the picture comes from: drawn, painted by the page, or a file. */
export function PictureStep({ lab }: { lab: Lab }) {
  const { state, take, takeExample, drop } = lab;
  const { picture, pictureProblem } = state;
  const id = useId();
  const [isOver, setOver] = useState(false);
  const isFile = picture !== undefined && picture.from !== 'drawing' && picture.from !== 'pattern';
  const toFile = (files: readonly File[]) => files[0] && take(files[0], 'file');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `take` does the same whenever it was made
  const fromBoard = useCallback<Lab['take']>((file, from, givesWay) => take(file, from, givesWay), []);
  return (
    <Step
      number={1}
      title="A picture"
      about="Draw over this one, have another made, or take a file of yours. It stays on this device."
    >
      <div className="picture-ways">
        <Board key={state.round} isHidden={isFile} onPicture={fromBoard} onClear={drop} />
        {isFile && <ChosenPicture picture={picture} onBoard={drop} />}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way of many; the others are controls */}
        <div
          className="drop-panel lab-drop"
          data-over={isOver || undefined}
          onDragEnter={(event) => hasFiles(event) && setOver(true)}
          onDragOver={(event) => hasFiles(event) && event.preventDefault()}
          onDragLeave={({ currentTarget, relatedTarget }) =>
            !currentTarget.contains(relatedTarget as Node | null) && setOver(false)
          }
          onDrop={(event) => {
            setOver(false);
            if (!hasFiles(event)) return;
            event.preventDefault();
            toFile([...event.dataTransfer.files]);
          }}
        >
          <p className="drop-title">Drop a picture here</p>
          <p className="drop-hint">
            {PICTURES.map(({ label }) => label).join(', ')}, up to {formatBytes(MAX_PICTURE_BYTES)}.
          </p>
          <div className="drop-ways">
            <FileButton label="Choose a picture" accept={acceptedPictures} onFiles={toFile} isQuiet />
            <span className="drop-keys">
              or paste with <kbd>Ctrl</kbd> <kbd>V</kbd>
            </span>
          </div>
          {examples.length > 0 && (
            <div className="drop-examples">
              <p id={id}>Or one of ours, signed already:</p>
              <ul aria-labelledby={id}>
                {examples.map(({ title, href }) => (
                  <li key={href}>
                    <button type="button" className="chip" onClick={() => takeExample(href)}>
                      {title}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
      {pictureProblem && <ProblemNote problem={pictureProblem} />}
    </Step>
  );
}
