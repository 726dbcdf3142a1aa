import { settings } from 'virtual:provenance';
import { useCallback } from 'react';
import { ProblemNote } from '../../report/views/Outcomes.tsx';
import { formatBytes } from '../../shared/bytes.ts';
import { DropZone } from '../../shared/DropZone.tsx';
import { ExampleChips } from '../../shared/ExampleChips.tsx';
import { FileButton } from '../../shared/FileButton.tsx';
import { PasteKeys } from '../../shared/PasteKeys.tsx';
import { acceptedPictures, MAX_PICTURE_BYTES, PICTURES } from '../model/problems.ts';
import type { Lab } from '../use-lab.ts';
import { Board } from './Board.tsx';
import { ChosenPicture } from './ChosenPicture.tsx';
import { Step } from './Step.tsx';

const isPicture = (href: string) =>
  PICTURES.some(({ extensions }) => extensions.some((end) => href.endsWith(`.${end}`)));
const examples = settings.examples
  .filter(({ href }) => isPicture(href))
  .slice(0, 4)
  .map(({ title, href }) => ({ key: href, label: title }));

/** Where the picture comes from: drawn, painted by the page, or a file. */
export function PictureStep({ lab }: { lab: Lab }) {
  const { state, take, takeExample, drop } = lab;
  const { picture, pictureProblem } = state;
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
        <DropZone className="lab-drop" onFiles={toFile}>
          <p className="drop-title">Drop a picture here</p>
          <p className="drop-hint">
            {PICTURES.map(({ label }) => label).join(', ')}, up to {formatBytes(MAX_PICTURE_BYTES)}.
          </p>
          <div className="drop-ways">
            <FileButton label="Choose a picture" accept={acceptedPictures} onFiles={toFile} isQuiet />
            <span className="drop-keys">
              or paste with <PasteKeys />
            </span>
          </div>
          <ExampleChips title="Or one of ours, signed already:" examples={examples} onChoose={takeExample} />
        </DropZone>
      </div>
      {pictureProblem && <ProblemNote problem={pictureProblem} />}
    </Step>
  );
}
