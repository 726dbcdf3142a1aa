import { useCallback } from 'react';
import { SEAL_EDGE } from '../../report/seal.ts';
import { AnswerCard } from '../../report/views/AnswerCard.tsx';
import { ProblemNote } from '../../report/views/Outcomes.tsx';
import { BoundedImage } from '../../shared/BoundedImage.tsx';
import { SlowNote } from '../../shared/SlowNote.tsx';
import { useObjectUrl } from '../../shared/use-object-url.ts';
import { isOnBoard } from '../picture-of.ts';
import { spotIn } from '../state.ts';
import type { Proof } from '../types.ts';
import type { Lab } from '../use-lab.ts';
import { Board } from './Board.tsx';
import { ByteStrip } from './ByteStrip.tsx';
import { Lesson } from './Lesson.tsx';

/** What every step works on, always in view: the image, or what was signed, with its verdict and the byte that can be flipped. */
export function Stage({ lab }: { lab: Lab }) {
  const { proof, open, seen } = lab.state;
  const spot = spotIn(lab.state);
  const isAnswered = proof !== undefined && open !== 1;
  return (
    <div className="lab-stage" aria-busy={proof?.isReading ?? false}>
      <Blank lab={lab} isHidden={isAnswered} />
      {proof && (
        <div className="lab-answer" hidden={!isAnswered}>
          {proof.isReading && <SlowNote what="Reading the signed file" onStop={lab.stop} />}
          {proof.problem && (
            <ProblemNote
              problem={proof.problem}
              onRetry={proof.problem.canRetry ? lab.lookAgain : undefined}
            />
          )}
          {proof.report && <Answer proof={proof} report={proof.report} />}
          {spot && (
            <ByteStrip bytes={proof.signed.bytes} spot={spot} isFlipped={proof.look.spot !== undefined} />
          )}
        </div>
      )}
      <Lesson seen={seen} />
    </div>
  );
}

/** What the card answers, in its order. */
const UNKNOWN = [
  ['Who', 'No one has signed it'],
  ['How', 'Nothing is said about it'],
  ['When', 'Not yet'],
] as const;

/** The image to sign, which can be drawn on while it's chosen, and the place of the seal that it doesn't have yet. */
function Blank({ lab: { state, take, drop }, isHidden }: { lab: Lab; isHidden: boolean }) {
  const { picture, pictureProblem, open, round } = state;
  const file = picture && !isOnBoard(picture.from) ? picture.file : undefined;
  const url = useObjectUrl(file);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `take` behaves the same in every render
  const fromBoard = useCallback<Lab['take']>((load, from, givesWay) => take(load, from, givesWay), []);
  return (
    <div className="lab-blank" hidden={isHidden} data-choosing={open === 1 || undefined}>
      <Board
        key={round}
        isHidden={file !== undefined || pictureProblem !== undefined}
        isLocked={open !== 1}
        onPicture={fromBoard}
        onClear={drop}
      />
      {url && <BoundedImage src={url} alt="The image that you sign, as your browser displays it" />}
      <div className="verdict-answer">
        <div className="verdict-head">
          <svg viewBox="0 0 100 100" width="48" height="48" aria-hidden="true">
            <path d={SEAL_EDGE} />
          </svg>
          <p className="verdict-title">Not signed yet</p>
        </div>
        <dl className="verdict-rows">
          {UNKNOWN.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

function Answer({ proof: { file, signed }, report }: { proof: Proof; report: NonNullable<Proof['report']> }) {
  return (
    <AnswerCard
      asset={{ name: file.name, blob: file, format: signed.picture.format, from: 'file' }}
      report={report}
    />
  );
}
