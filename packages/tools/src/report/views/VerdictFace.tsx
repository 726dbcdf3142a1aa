import type { Row } from '@content-credentials/verdict/report/lines';
import { aroundLabel, CAVEAT } from '@content-credentials/verdict/report/states';
import type { SummaryRow } from '@content-credentials/verdict/report/summary';
import type { Verdict } from '@content-credentials/verdict/report/verdict';
import type { ReactNode, Ref } from 'react';
import { Brief } from '../../shared/ShowText.tsx';
import { RowLines } from './RowList.tsx';
import { Seal } from './Seal.tsx';

/** A question that a person asks, or another fact. */
export interface FaceRow extends Row {
  tag?: SummaryRow['tag'];
}

export interface VerdictFaceProps {
  /** Without a label, there's no verdict yet. */
  verdict: Pick<Verdict, 'tone' | 'title' | 'isCracked'> & Partial<Pick<Verdict, 'label'>>;
  rows: readonly FaceRow[];
  /** The signer is trusted only because the reader said so. */
  isOwnTrust?: boolean;
  /** Why, and what to do next. */
  why?: ReactNode;
  /** The picture at the left. */
  picture?: ReactNode;
  /** The title's element, which takes the focus; without it, the title isn't a heading. */
  heading?: Ref<HTMLHeadingElement>;
}

/** The usual sign of AI: a large spark and a small one. */
const SPARKS =
  'M10 3Q11 11 19 12Q11 13 10 21Q9 13 1 12Q9 11 10 3ZM19 2Q19.500 5.500 23 6Q19.500 6.500 19 10Q18.500 6.500 15 6Q18.500 5.500 19 2Z';

/** Words of a title that stay on a line. */
const TOGETHER = / (?=signing,|it$)/g;

/** The face of a verdict: the picture, the answer, and the three questions that a person asks. Build and browser draw the same. */
export function VerdictFace({ verdict, rows, isOwnTrust = false, why, picture, heading }: VerdictFaceProps) {
  const { tone, title, label, isCracked } = verdict;
  const words = <Brief limit={100}>{title.replace(TOGETHER, '\u00a0')}</Brief>;
  const made = rows.find(({ name }) => name === 'How')?.tag;
  return (
    <div className="verdict-face">
      {picture}
      <div className="verdict-answer">
        <div className="verdict-head">
          <Seal tone={tone} isCracked={isCracked} isOutlined={isOwnTrust} />
          {heading ? (
            <h3 className="verdict-title" ref={heading} tabIndex={-1}>
              {words}
            </h3>
          ) : (
            <p className="verdict-title">{words}</p>
          )}
        </div>
        {(made || isOwnTrust) && (
          <p className="verdict-tags">
            {isOwnTrust && <Tag text="Trusted by you, not by a public list" kind="own" />}
            {made && <Tag {...made} />}
          </p>
        )}
        {why}
        <dl className="verdict-rows">
          {rows.map(({ name, tag, lines, notes }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {tag && tag !== made && <Tag {...tag} />}
                <RowLines lines={lines} notes={notes} />
              </dd>
            </div>
          ))}
        </dl>
        <div className="verdict-foot">
          <p className="verdict-truth">{CAVEAT}</p>
          {label !== undefined && (
            <p className="verdict-term">
              {/* What the term doesn't say is in the title and the summary. */}
              For developers · {aroundLabel(label)[0]}
              <code className="verdict-state">{label}</code>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

/** What must be seen without reading: how the file was made is below the title, and what's uncertain is beside its words. */
export function Tag({ text, kind }: { text: string; kind: NonNullable<SummaryRow['tag']>['kind'] | 'own' }) {
  return (
    <span className="verdict-tag" data-kind={kind}>
      {kind === 'ai' && (
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d={SPARKS} />
        </svg>
      )}
      {text}
    </span>
  );
}
