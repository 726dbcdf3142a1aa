import { issuerRows, signerRow } from '@content-credentials/verdict/report/checked-rows';
import type { FileBinding } from '@content-credentials/verdict/report/file-binding';
import { hashCoverOf } from '@content-credentials/verdict/report/hash-cover';
import type { Row } from '@content-credentials/verdict/report/lines';
import { ownManifest, ownSigningTime, type Report } from '@content-credentials/verdict/report/report';
import { SDK } from '@content-credentials/verdict/report/sdk-version';
import { statementRows } from '@content-credentials/verdict/report/statement-rows';
import { STATEMENT_NOTES, STATEMENT_TITLES } from '@content-credentials/verdict/report/states';
import { reliabilityIn, verdictOf } from '@content-credentials/verdict/report/verdict';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { isPhone } from '../../shared/is-phone.ts';
import { ShowText } from '../../shared/ShowText.tsx';
import { Preview, type PreviewProps } from './Preview.tsx';
import { ProductPart } from './ProductPart.tsx';
import { RowList } from './RowList.tsx';
import { SharingNote } from './SharingNote.tsx';
import { SigningTimeText } from './SigningTimeText.tsx';
import { StateMark } from './StateMark.tsx';
import { TrustedLink } from './TrustedLink.tsx';
import { When } from './When.tsx';

/** The verdict in a sentence, what was checked, what the signer states, and what to know before sharing the file. */
export function VerdictCard({ asset, report }: PreviewProps) {
  const verdict = verdictOf(report);
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
          <ShowText limit={600}>{verdict.headline}</ShowText>
        </p>
        <p className="verdict-detail">
          <ShowText limit={600}>{verdict.sentence}</ShowText>
        </p>
        <p className="verdict-caveat">{verdict.caveat}</p>
        {report.state === 'Valid' && <TrustedLink />}
      </div>
      <CardPart title="Signature">
        {isNarrow ? (
          <>
            <RowList rows={signerRow(report)} />
            <details className="fold">
              <summary>More about the signature</summary>
              {rest(issuerRows(report))}
            </details>
          </>
        ) : (
          rest([...signerRow(report), ...issuerRows(report)])
        )}
      </CardPart>
      <SignerStatements report={report} />
      <SharingNote report={report} />
      <ValidatorLine report={report} />
    </div>
  );
}

/** Which validator was used, with which settings, and when: the verdict depends on all three. */
function ValidatorLine({ report: { isTrustUsed, validatedAt } }: { report: Report }) {
  return (
    <p className="verdict-validator">
      Checked by {SDK.name} {SDK.version} (core {SDK.core}) and by this page’s own hash check on{' '}
      <When time={validatedAt} />. Trust lists: {isTrustUsed ? 'as selected above' : 'all turned off'}.
    </p>
  );
}

const SHOWN = 20;
const number = (value: number) => value.toLocaleString('en-US');

/** What the hash covers: one line, and the excluded byte ranges. */
function HashCoverFact({ binding }: { binding: FileBinding }) {
  const { line, ranges } = hashCoverOf(binding);
  return (
    <div className="hash-cover">
      <dt>Hash</dt>
      <dd>
        <ShowText limit={300}>{line}</ShowText>
        {ranges.length > 0 && (
          <details className="fold">
            <summary>Bytes outside the hash</summary>
            <ul>
              {ranges.slice(0, SHOWN).map(({ name, from, to, bytes, note }) => (
                <li key={from}>
                  {number(from)} to {number(to)} ({number(bytes)} bytes):{' '}
                  <ShowText limit={60}>{name}</ShowText>
                  {note && <>. {note}</>}
                </li>
              ))}
              {ranges.length > SHOWN && <li>And {number(ranges.length - SHOWN)} more ranges.</li>}
            </ul>
          </details>
        )}
      </dd>
    </div>
  );
}

/** The signer's statements about the file, separate from what was verified. Folded if the file is invalid, and on a phone. */
function SignerStatements({ report }: { report: Report }) {
  const [isNarrow] = useState(isPhone);
  const rows = statementRows(report);
  if (rows.length === 0) return null;
  const reliability = reliabilityIn(report);
  const content = (
    <>
      <p className="card-about">{STATEMENT_NOTES[reliability]}</p>
      <RowList rows={rows} />
    </>
  );
  if (reliability === 'unreliable' || isNarrow)
    return (
      <details className="card-part fold">
        <summary>{STATEMENT_TITLES[reliability]}</summary>
        {content}
      </details>
    );
  return <CardPart title={STATEMENT_TITLES[reliability]}>{content}</CardPart>;
}

interface CardPartProps {
  title: string;
  children: ReactNode;
}

/** A section of the card, labeled by its title. The card's only heading is the state, which people jump to. */
function CardPart({ title, children }: CardPartProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className="card-part" role="group" aria-labelledby={id}>
      <p className="card-title" id={id}>
        {title}
      </p>
      {children}
    </div>
  );
}
