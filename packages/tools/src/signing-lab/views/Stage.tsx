import { STATES } from '@content-credentials/verdict/report/states';
import { useCallback, useEffect, useRef } from 'react';
import { AnswerCard } from '../../report/views/AnswerCard.tsx';
import { ProblemNote } from '../../report/views/Outcomes.tsx';
import { VerdictFace, type VerdictFaceProps } from '../../report/views/VerdictFace.tsx';
import { afterPaint } from '../../shared/after-paint.ts';
import { BoundedImage } from '../../shared/BoundedImage.tsx';
import { SlowNote } from '../../shared/SlowNote.tsx';
import { useObjectUrl } from '../../shared/use-object-url.ts';
import { isOnBoard } from '../picture-of.ts';
import { isOver, spotIn } from '../state.ts';
import type { Lab } from '../use-lab.ts';
import { Board } from './Board.tsx';
import { ByteStrip } from './ByteStrip.tsx';
import { Damage } from './Damage.tsx';
import { StatesToSee } from './Lesson.tsx';
import { isOnPhone } from './Step.tsx';
import { LastEdits } from './Versions.tsx';

/** What every step works on, always in view: the image, or what was signed, with its verdict. */
export function Stage({ lab }: { lab: Lab }) {
  const { proof, open, versions, signing } = lab.state;
  const isAnswered = proof !== undefined && open !== 1;
  const spot = spotIn(lab.state);
  const isFlipped = proof?.look.spot !== undefined;
  const isEnd = isOver(lab.state) && (open === 0 || open === 5) && !isFlipped;
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const card = stage.current?.querySelector('.lab-answer .verdict');
    // The answer isn't as high as the one before, and what was learned is now beside its top.
    const begin = isOnPhone(stage.current) ? card : stage.current?.closest('.lab-bench');
    if (isEnd && versions) afterPaint().then(() => begin?.scrollIntoView());
  }, [isEnd, versions]);
  return (
    <div
      className="lab-stage"
      ref={stage}
      aria-busy={signing.status === 'working' || proof?.isReading === true}
      data-end={isEnd || undefined}
      data-tampering={open === 3 || undefined}
    >
      <div className="lab-card">
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
            {proof.report && (
              <AnswerCard
                asset={{
                  name: proof.file.name,
                  blob: proof.file,
                  format: proof.signed.picture.format,
                  from: 'file',
                }}
                report={proof.report}
                mark={
                  isEnd ? (
                    <LastEdits versions={versions} />
                  ) : (
                    <>
                      <Damage proof={proof} />
                      {spot && <ByteStrip bytes={proof.signed.bytes} spot={spot} isFlipped={isFlipped} />}
                    </>
                  )
                }
                unconfirmed={
                  isFlipped && proof.look.isTrusted && !proof.isReading
                    ? 'The root is trusted, but the file changed, so the name isn’t confirmed.'
                    : undefined
                }
              />
            )}
          </div>
        )}
        <StatesToSee lab={lab} />
      </div>
    </div>
  );
}

const NOT_SIGNED = {
  verdict: { tone: 'noted', title: 'Not signed yet', label: STATES.nothing.label, isCracked: false },
  why: <p className="verdict-why">Nobody can tell who made it, or whether it was changed since.</p>,
  rows: [],
} as const satisfies VerdictFaceProps;

/** The image to sign, which can be drawn on while it's chosen, and the place of the seal that it doesn't have yet. */
function Blank({ lab: { state, take, drop }, isHidden }: { lab: Lab; isHidden: boolean }) {
  const { picture, pictureProblem, open, round } = state;
  const file = picture && !isOnBoard(picture.from) ? picture.file : undefined;
  const url = useObjectUrl(file);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `take` behaves the same in every render
  const fromBoard = useCallback<Lab['take']>((load, from, givesWay) => take(load, from, givesWay), []);
  const image = (
    <Board
      key={round}
      isHidden={file !== undefined || pictureProblem !== undefined}
      isLocked={open !== 1}
      onPicture={fromBoard}
      onClear={drop}
    >
      {url && (
        <BoundedImage
          className="verdict-picture"
          src={url}
          alt="The image that you sign, as your browser displays it"
        />
      )}
      {pictureProblem && <p className="no-image">No image</p>}
    </Board>
  );
  return (
    <div className="verdict lab-blank" hidden={isHidden} data-choosing={open === 1 || undefined}>
      <VerdictFace {...NOT_SIGNED} picture={image} />
    </div>
  );
}
