import { useEffect, useRef, useState } from 'react';
import { answerOf } from '../../../c2pa/report/answer.ts';
import { issuerRows, signerRow } from '../../../c2pa/report/checked-rows.ts';
import type { Row } from '../../../c2pa/report/lines.ts';
import { ownSigningTime } from '../../../c2pa/report/report.ts';
import { SDK } from '../../../c2pa/report/sdk-version.ts';
import { ownManifest } from '../../../c2pa/report/statement-rows.ts';
import { verdictOf } from '../../../c2pa/report/verdict.ts';
import { isPhone } from '../../shared/is-phone.ts';
import { ShowText } from '../../shared/ShowText.tsx';
import { CardPart } from './CardPart.tsx';
import { HashCoverFact } from './HashCoverFact.tsx';
import { Preview, type PreviewProps } from './Preview.tsx';
import { ProductPart } from './ProductPart.tsx';
import { RowList } from './RowList.tsx';
import { SharingNote } from './SharingNote.tsx';
import { SignerStatements } from './SignerStatements.tsx';
import { SigningTimeText } from './SigningTimeText.tsx';
import { StateMark } from './StateMark.tsx';
import { TrustedLink } from './TrustedLink.tsx';
import { When } from './When.tsx';

export interface VerdictCardProps extends PreviewProps {
  isTrustUsed: boolean;
}

/** The verdict in a sentence, what was checked, what the signer states, and what to know before sharing the file. */
export function VerdictCard({ asset, report, isTrustUsed }: VerdictCardProps) {
  const verdict = verdictOf(report.state, report.checks, isTrustUsed);
  const answer = answerOf(report);
  const heading = useRef<HTMLHeadingElement>(null);

  const [isNarrow] = useState(isPhone);
  const rest = (rows: readonly Row[]) => (
    <RowList rows={rows}>
      <div>
        <dt>Time of signing</dt>
        <dd>
          <SigningTimeText signing={ownSigningTime(report)} />
        </dd>
      </div>
      <HashCoverFact binding={report.binding} />
      <ProductPart report={report} manifest={ownManifest(report)} />
    </RowList>
  );

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <div className="verdict" data-tone={verdict.tone}>
      <Preview key={asset.name} asset={asset} report={report} />
      <div className="verdict-text">
        <h3 ref={heading} tabIndex={-1}>
          <StateMark tone={verdict.tone} />
          {verdict.label}
        </h3>
        <p className="verdict-sentence">
          <ShowText limit={600}>{answer}</ShowText>
        </p>
        {!answer.includes(verdict.sentence) && (
          <p className="verdict-detail">
            <ShowText limit={600}>{verdict.sentence}</ShowText>
          </p>
        )}
        <p className="verdict-caveat">{verdict.caveat}</p>
        {report.state === 'Valid' && <TrustedLink />}
      </div>
      <CardPart title="Signature">
        {isNarrow ? (
          <>
            <RowList rows={signerRow(report)} />
            <details className="fold">
              <summary>More about the signature</summary>
              {rest(issuerRows(report, { isTrustUsed }))}
            </details>
          </>
        ) : (
          rest([...signerRow(report), ...issuerRows(report, { isTrustUsed })])
        )}
      </CardPart>
      <SignerStatements report={report} />
      <SharingNote report={report} />
      <ValidatorLine isTrustUsed={isTrustUsed} validatedAt={report.validatedAt} />
    </div>
  );
}

interface ValidatorLineProps {
  isTrustUsed: boolean;
  validatedAt: Date;
}

/** Which validator was used, with which settings, and when: the verdict depends on all three. */
function ValidatorLine({ isTrustUsed, validatedAt }: ValidatorLineProps) {
  return (
    <p className="verdict-validator">
      Checked by {SDK.name} {SDK.version} (core {SDK.core}) and by this page’s own hash check on{' '}
      <When time={validatedAt} />. Trust lists: {isTrustUsed ? 'as selected above' : 'all turned off'}.
    </p>
  );
}
