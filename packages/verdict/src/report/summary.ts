import { signerRow, signingTimeLine } from './checked-rows.ts';
import type { Line, Row } from './lines.ts';
import { isEdit, storyOf } from './origin.ts';
import { ownManifest, ownSigningTime, type Report } from './report.ts';
import { countedLines } from './statement-rows.ts';
import { isSignerVerified, originSentence, reliabilityIn } from './verdict.ts';
import type { Origin } from './verdict-table.ts';

/** A row of the card: who signed, how it was made, or when. */
export interface SummaryRow extends Pick<Row, 'lines'> {
  name: 'Who' | 'How' | 'When';
  /** What must be seen without reading. */
  tag?: { text: string; kind: 'ai' | 'caution' };
}

const AI_TAGS: Partial<Record<Origin, string>> = {
  generated: 'AI',
  'generated, by a vendor’s field': 'AI',
  'partly generated': 'Partly AI',
};

function whoRow(report: Report): SummaryRow {
  const [row] = signerRow(report);
  if (!row) return { name: 'Who', lines: [['No name given']] };
  return {
    name: 'Who',
    lines: row.lines,
    ...(!isSignerVerified(report) && { tag: { text: 'not verified', kind: 'caution' } }),
  };
}

function howRow(report: Report): SummaryRow {
  if (reliabilityIn(report) === 'unreliable')
    return { name: 'How', lines: [['Unknown. What it says about that can’t be relied on.']] };
  const edits = countedLines((ownManifest(report)?.actions ?? []).filter(isEdit)).slice(0, 4);
  const line: Line = edits.flatMap((one, index) => (index === 0 ? one : [', ', ...one]));
  const tag = AI_TAGS[storyOf(report).origin];
  return {
    name: 'How',
    lines: [[originSentence(report)], ...(line.length > 0 ? [line] : [])],
    ...(tag && { tag: { text: tag, kind: 'ai' } }),
  };
}

/** The three questions that a person asks about a file. */
export const summaryRows = (report: Report): SummaryRow[] => [
  whoRow(report),
  howRow(report),
  { name: 'When', lines: [signingTimeLine(ownSigningTime(report))] },
];
