import { signerRow, signingTimeLine, timed } from './checked-rows.ts';
import type { Line, Piece, Row } from './lines.ts';
import { type Story, sourceOf, storyOf } from './origin.ts';
import { ownManifest, ownSigningTime, type Report } from './report.ts';
import { countedLines, EDITS } from './statement-rows.ts';
import { sourceName } from './terms.ts';
import { isSignerVerified, originSentence, reliabilityIn } from './verdict.ts';
import type { Origin } from './verdict-table.ts';

/** A row of the card: who signed, how it was made, or when. */
export interface SummaryRow extends Pick<Row, 'lines'> {
  name: 'Who' | 'How' | 'When';
  /** What must be seen without reading. */
  tag?: { text: string; kind: 'ai' | 'caution' | 'plain' };
}

const AI_TAGS: Partial<Record<Origin, string>> = {
  generated: 'Says: made with AI',
  'generated, by a vendor’s field': 'Says: made with AI',
  'partly generated': 'Says: partly AI',
};

const CAMERAS = ['digitalCapture', 'computationalCapture'];

/** What was taken with a camera is called so, by the file's own type. */
const CAPTURED = [
  [/^image\//, 'camera photo'],
  [/^video\//, 'camera video'],
  [/^audio\//, 'sound recording'],
] as const;

/** The tag of a capture. Anyone can claim one: until the signer is verified, the tag says that it's a claim. */
function captureTag(report: Report, { origin, edits }: Story): string | undefined {
  const isCamera = CAMERAS.includes(sourceName(sourceOf(report)) ?? '');
  if (!isCamera || !origin.startsWith('captured')) return undefined;
  const type = report.type ?? ownManifest(report)?.format ?? '';
  const what = CAPTURED.find(([known]) => known.test(type))?.[1] ?? 'captured';
  const words = edits.length > 0 ? `${what}, edited` : what;
  return isSignerVerified(report) ? words.replace(/^./, (first) => first.toUpperCase()) : `Says: ${words}`;
}

function tagOf(report: Report, story: Story): SummaryRow['tag'] {
  const ai = AI_TAGS[story.origin];
  if (ai) return { text: ai, kind: 'ai' };
  const text = captureTag(report, story) ?? (story.edits.length > 0 ? 'Says: edited' : undefined);
  return text ? { text, kind: 'plain' } : undefined;
}

/** Our own words within a sentence; those of the file stay as they are. */
const within = (piece: Piece): Piece =>
  typeof piece === 'string' ? piece.charAt(0).toLowerCase() + piece.slice(1) : piece;

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
  if (reliabilityIn(report) === 'unreliable') return { name: 'How', lines: [['Unknown']] };
  const story = storyOf(report);
  // The sentence says that it was edited: here, only what adds to that.
  const edits = countedLines(story.edits.filter(({ action }) => action !== 'c2pa.edited')).slice(0, 4);
  const line: Line = edits.flatMap((one, index) => [index === 0 ? `${EDITS}: ` : ', ', ...one.map(within)]);
  const tag = tagOf(report, story);
  return {
    name: 'How',
    lines: [[originSentence(report)], ...(line.length > 0 ? [line] : [])],
    ...(tag && { tag }),
  };
}

/** Of a file that was changed, only its credentials are from that time. */
function whenLine(report: Report): Line {
  const signing = ownSigningTime(report);
  if (signing.state !== 'trusted') return signingTimeLine(signing);
  return reliabilityIn(report) === 'unreliable'
    ? ['Unknown. Its credentials have a time stamp from ', timed(signing.time), '.']
    : ['Signed on ', ...signingTimeLine(signing)];
}

/** The three questions that a person asks about a file. */
export const summaryRows = (report: Report): SummaryRow[] => [
  whoRow(report),
  howRow(report),
  { name: 'When', lines: [whenLine(report)] },
];
