import { useEffect, useRef } from 'react';
import { ownSigningTime, type Report } from '../../../c2pa/report/report.ts';
import { verdictOf } from '../../../c2pa/report/verdict.ts';
import { ShowText } from '../../shared/ShowText.tsx';
import { useObjectUrl } from '../../shared/use-object-url.ts';
import type { Asset } from '../asset.ts';
import { FactList } from './FactList.tsx';
import { HashCoverFact } from './HashCoverFact.tsx';
import { JudgeLine } from './JudgeLine.tsx';
import { SigningTimeText } from './SigningTimeText.tsx';
import { StateMark } from './StateMark.tsx';

export interface VerdictCardProps {
  asset: Asset;
  report: Report;
  isTrustUsed: boolean;
}

/** A picture of more is not drawn for a preview. */
const MAX_PREVIEW = 60_000_000;

/** The file itself where browsers show it, else the thumbnail in its credentials. */
function usePreview({ asset, report }: Pick<VerdictCardProps, 'asset' | 'report'>) {
  const isOwn = asset.format.isShown && asset.blob.size <= MAX_PREVIEW;
  const src = useObjectUrl(isOwn ? asset.blob : report.pictures.get(report.tree.picture ?? ''));
  // What it shows, its credentials say, if anything does; we do not know.
  return (
    src && { src, alt: isOwn ? 'The file, as your browser displays it' : 'Thumbnail from the credentials' }
  );
}

/** The answer in a sentence, and the facts that people ask for first. */
export function VerdictCard({ asset, report, isTrustUsed }: VerdictCardProps) {
  const verdict = verdictOf(report.state, report.checks, isTrustUsed);
  const preview = usePreview({ asset, report });
  const heading = useRef<HTMLHeadingElement>(null);
  const manifest = report.active === undefined ? undefined : report.manifests.get(report.active);
  const signer = manifest?.signer;

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const facts = [
    ['Signed by', signer?.name ?? signer?.organization],
    ['Organization', signer?.name ? signer.organization : undefined],
    ['Made with', manifest?.generators.join(', ')],
    ['Title', manifest?.title],
  ] as const;
  return (
    <div className="verdict" data-tone={verdict.tone}>
      {preview && <img className="verdict-picture" src={preview.src} alt={preview.alt} />}
      <div className="verdict-text">
        <h3 ref={heading} tabIndex={-1}>
          <StateMark tone={verdict.tone} />
          {verdict.label}
        </h3>
        <p className="verdict-sentence">
          <ShowText limit={600}>{verdict.sentence}</ShowText>
        </p>
        <p className="verdict-caveat">{verdict.caveat}</p>
      </div>
      <FactList facts={facts}>
        <div>
          <dt>Time of signing</dt>
          <dd>
            <SigningTimeText signing={ownSigningTime(report)} />
          </dd>
        </div>
        <HashCoverFact binding={report.binding} />
      </FactList>
      <JudgeLine isTrustUsed={isTrustUsed} judgedAt={report.judgedAt} />
    </div>
  );
}
