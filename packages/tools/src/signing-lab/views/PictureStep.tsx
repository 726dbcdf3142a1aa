import { settings } from 'virtual:provenance';
import { formatBytes } from '@content-credentials/verdict/format-bytes';
import { DropZone } from '../../intake/DropZone.tsx';
import { FileButton } from '../../intake/FileButton.tsx';
import { PasteKeys } from '../../intake/PasteKeys.tsx';
import { ProblemNote } from '../../report/views/Outcomes.tsx';
import { ExampleChips } from '../../shared/ExampleChips.tsx';
import { LeftOutNote } from '../../shared/LeftOutNote.tsx';
import { ShowText } from '../../shared/ShowText.tsx';
import { SlowNote } from '../../shared/SlowNote.tsx';
import { useObjectUrl } from '../../shared/use-object-url.ts';
import { acceptedPictures, MAX_PICTURE_BYTES, PICTURES } from '../model/problems.ts';
import { isOnBoard } from '../picture-of.ts';
import type { Picture } from '../types.ts';
import type { Lab } from '../use-lab.ts';
import { openNext, Step } from './Step.tsx';

const isPicture = (href: string) =>
  PICTURES.some(({ extensions }) => extensions.some((end) => href.endsWith(`.${end}`)));
const examples = settings.examples
  .filter(({ href }) => isPicture(href))
  .slice(0, 4)
  .map(({ title, href }) => ({ key: href, label: title }));

const TOLD: Partial<Record<Picture['from'], string>> = {
  drawing: 'Your drawing',
  pattern: 'A pattern from this page',
  edit: 'An edited version',
};

/** The image's source: the board in the card, or a file. If a file is rejected, there's no image to sign. */
export function PictureStep({ lab }: { lab: Lab }) {
  const { state, takeFirst, takeExample, drop, stopIntake } = lab;
  const { picture, pictureProblem, leftOut, open } = state;
  const toFile = (files: readonly File[]) => takeFirst(files, 'file');
  const back = (
    <button type="button" className="button button-quiet" onClick={drop}>
      Back to the board
    </button>
  );
  return (
    <Step
      lab={lab}
      number={1}
      title="Choose an image"
      told={picture ? (TOLD[picture.from] ?? picture.file.name) : 'None yet'}
      isDone={picture !== undefined && open !== 1}
    >
      {picture && isOnBoard(picture.from) && (
        <p className="step-about">Draw on the image in the card, or sign it as it is.</p>
      )}
      {leftOut && <LeftOutNote {...leftOut} shown={1} />}
      {picture && !isOnBoard(picture.from) && (
        <div className="chosen">
          <AboutFile picture={picture} />
          {picture.hasCredentials === undefined && (
            <SlowNote what="Looking for Content Credentials" onStop={stopIntake} />
          )}
          {back}
        </div>
      )}
      {pictureProblem && (
        <>
          <ProblemNote problem={pictureProblem} />
          {back}
        </>
      )}
      {!pictureProblem && (
        <button type="button" className="button" onClick={openNext}>
          Use this image
        </button>
      )}
      <details className="fold">
        <summary>Use your own file</summary>
        <DropZone className="lab-drop" onFiles={toFile}>
          <p className="drop-title">Drop an image here</p>
          <FileButton label="Choose file" accept={acceptedPictures} onFiles={toFile} isQuiet />
          <span className="drop-keys">
            or paste with <PasteKeys />
          </span>
          <p className="drop-hint">
            {PICTURES.map(({ label }) => label).join(', ')}, up to {formatBytes(MAX_PICTURE_BYTES)}. It never
            leaves your device.
          </p>
          <ExampleChips
            title="Or use one of our signed examples:"
            examples={examples}
            onChoose={takeExample}
          />
        </DropZone>
      </details>
    </Step>
  );
}

function aboutCredentials({ hasCredentials, isElsewhere, edit }: Picture): string {
  if (edit) return 'The lab made it from a signed version, which becomes its parent.';
  if (hasCredentials === undefined) return 'Looking for Content Credentials…';
  if (isElsewhere)
    return 'Its Content Credentials are at another URL, which the lab doesn’t contact. What you sign here doesn’t contain them.';
  return hasCredentials
    ? 'It has Content Credentials. If you sign it as an edit, it keeps them as its history.'
    : 'It has no Content Credentials yet.';
}

/** What's known about a file that replaces the board. */
function AboutFile({ picture }: { picture: Picture }) {
  const { file, format, edit } = picture;
  const url = useObjectUrl(edit && file);
  return (
    <p>
      <strong>
        <ShowText limit={60}>{file.name}</ShowText>
      </strong>{' '}
      {format.label}, {formatBytes(file.size)}. {aboutCredentials(picture)}{' '}
      {url && (
        <a href={url} download={file.name}>
          Download it unsigned
        </a>
      )}
    </p>
  );
}
