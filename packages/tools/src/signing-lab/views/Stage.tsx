import type { Report } from '@content-credentials/verdict/report/report';
import type { ReactNode } from 'react';
import type { Asset } from '../../intake/asset.ts';
import { SEAL_EDGE } from '../../report/seal.ts';
import { AnswerCard } from '../../report/views/AnswerCard.tsx';
import { ProblemNote } from '../../report/views/Outcomes.tsx';
import { BoundedImage } from '../../shared/BoundedImage.tsx';
import { SlowNote } from '../../shared/SlowNote.tsx';
import { useObjectUrl } from '../../shared/use-object-url.ts';
import { spotIn } from '../state.ts';
import type { Proof } from '../types.ts';
import type { Lab } from '../use-lab.ts';
import { ByteStrip } from './ByteStrip.tsx';
import { SignWays } from './SignWays.tsx';

/** What every step works on, always in view: the image before it's signed, then its verdict and the byte that can be flipped. */
export function Stage({ lab }: { lab: Lab }) {
  const { proof, open, picture } = lab.state;
  const spot = spotIn(lab.state);
  // In the step that's about signing, the button is there.
  const sign = open !== 3 && <SignWays lab={lab} />;
  return (
    <div className="lab-stage" aria-busy={proof?.isReading ?? false}>
      {proof ? (
        <>
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
          {sign}
        </>
      ) : (
        <Blank file={open === 1 ? undefined : picture?.file}>{sign}</Blank>
      )}
    </div>
  );
}

/** What the card answers, in its order. */
const UNKNOWN = [
  ['Who', 'No one has signed it'],
  ['How', 'Nothing is said about it'],
  ['When', 'Not yet'],
] as const;

/** The image, unless the open step shows it, and the place of the seal that it doesn't have yet. */
function Blank({ file, children }: { file: File | undefined; children: ReactNode }) {
  const url = useObjectUrl(file);
  return (
    <div className="lab-blank">
      {url && <BoundedImage src={url} alt="The image that you sign" />}
      <svg viewBox="0 0 100 100" width="48" height="48" aria-hidden="true">
        <path d={SEAL_EDGE} />
      </svg>
      <p>
        <strong>Not signed yet</strong>
        <span>Sign the image, then change a byte of it, and see what a validator reports.</span>
      </p>
      <dl className="verdict-rows">
        {UNKNOWN.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}

function Answer({ proof: { file, signed }, report }: { proof: Proof; report: Report }) {
  const asset: Asset = { name: file.name, blob: file, format: signed.picture.format, from: 'file' };
  return <AnswerCard asset={asset} report={report} />;
}
