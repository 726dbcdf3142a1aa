import { type ActionView, isBegin } from './actions.ts';
import { aiRow, disclosureRows, trainingRows } from './ai-rows.ts';
import { captureIn } from './capture.ts';
import { reasonWords } from './hidden.ts';
import { UNTITLED } from './ingredients.ts';
import { atMost, type Line, listed, type Piece, type Row } from './lines.ts';
import { madeWith } from './made-with.ts';
import { beginningOf, isCaptured, isEdit, type Story, storyOf } from './origin.ts';
import { recordedRows } from './recorded.ts';
import { historyOf, type ManifestView, ownManifest, type Report } from './report.ts';

const MOST_EDITS = 12;

/** What the signer wrote about a step, as a quote. */
const described = ({ description }: ActionView): Line[] =>
  description === undefined ? [] : [['Described as “', { fromFile: description }, '”']];

/** Where the origin is stated, if it isn't in the file's own manifest. */
const statedIn = (title: string | undefined): Piece[] => {
  if (title === undefined) return [];
  return title === UNTITLED ? [', stated in an earlier version'] : [', stated in ', { fromFile: title }];
};

/** How the content began: created, and from what; or opened from an earlier version that doesn't say. */
function originRow(report: Report): Row {
  const found = beginningOf(report);
  const begin = found?.manifest.actions.find(isBegin);
  if (!begin) return { name: 'Origin', lines: [['Not stated']] };
  const isCreated = begin.action === 'c2pa.created';
  const { source, vendor } = begin;
  const from = begin.ingredients.find((title) => title !== UNTITLED);
  const how: Piece[] = source
    ? [': ', source.words ?? { fromFile: source.address }]
    : isCreated
      ? ['; how isn’t stated']
      : [];
  const opened: Piece[] =
    from === undefined ? ['Opened from an earlier version'] : ['Opened from ', { fromFile: from }];
  const vendors: Line[] = vendor
    ? [['The software’s own label says: ', vendor.words ?? { fromFile: vendor.address }]]
    : [];
  return {
    name: 'Origin',
    lines: [[...(isCreated ? ['Created'] : opened), ...how, ...statedIn(found?.title)]],
    notes: [...vendors, ...described(begin)],
  };
}

/** Steps, each kind once with a count. */
export function countedLines(actions: readonly ActionView[]): Line[] {
  const counts = new Map<string, { piece: Piece; count: number }>();
  for (const { action, words } of actions) {
    const known = counts.get(words ?? action) ?? { piece: words ?? { fromFile: action }, count: 0 };
    counts.set(words ?? action, { ...known, count: known.count + 1 });
  }
  const all = [...counts.values()].map(({ piece, count }): Line => [piece, count > 1 ? ` × ${count}` : '']);
  return atMost(all, MOST_EDITS);
}

/** The name of the row with edits. Beside “Unchanged since …”, it says when they were made. */
export const EDITS = 'Edits before signing';

/** What to say about edits where this version names none, without contradicting the other rows. */
function noEdits({ edits, steps }: Story, isProcessed: boolean): Line {
  if (edits.length > 0) return ['None in this version, but in an earlier one'];
  if (steps.length > 0) return ['Only ', ...listed(steps)];
  return [isProcessed ? 'None stated that changes what’s shown' : 'None stated'];
}

/** Everything that was done later, in this version: what a person would call an edit, and what programs do on their own. */
function editRows({ actions, isComplete }: ManifestView, story: Story): Row[] {
  const edits = countedLines(actions.filter(isEdit));
  const notes: Line[] = isComplete === false ? [['The signer says that this list isn’t complete.']] : [];
  const steps = actions.filter((one) => !isBegin(one) && !isEdit(one));
  const watermarks = steps.filter((one) => one.action === 'c2pa.edited');
  const processing = [
    ...countedLines(steps.filter((one) => one.action !== 'c2pa.edited')),
    ...(watermarks.length > 0 ? [['Watermark embedded']] : []),
  ];
  return [
    { name: EDITS, lines: edits.length > 0 ? edits : [noEdits(story, processing.length > 0)], notes },
    ...(processing.length > 0
      ? [{ name: 'Processing', lines: processing, notes: atMost(steps.flatMap(described), 4) }]
      : []),
  ];
}

const CAPTURE = [
  ['camera', 'Camera'],
  ['lens', 'Lens'],
  ['exposure', 'Exposure'],
  ['time', 'Captured'],
  ['software', 'Software'],
] as const;

function captureRows(report: Report): Row[] {
  const found = captureIn(report);
  if (!found) return [];
  const { capture, from } = found;
  return CAPTURE.flatMap(([key, name]) => {
    const value = capture[key];
    const note: Piece[] = from === undefined ? [] : [' (stated in ', { fromFile: from }, ')'];
    return value === undefined ? [] : [{ name, lines: [[{ fromFile: value }, ...note]] }];
  });
}

const claimedRow = (name: string, value: string | undefined): Row[] =>
  value === undefined || value === '' ? [] : [{ name, lines: [[{ fromFile: value }]] }];

/** The program, and the library that it used if it names one. */
function madeWithRows(report: Report): Row[] {
  const { product, library } = madeWith(report);
  const notes: Line[] = library === undefined ? [] : [['Signed with ', { fromFile: library }]];
  return product === undefined ? [] : [{ name: 'Made with', lines: [[{ fromFile: product }]], notes }];
}

/** What people look for but the file doesn't say. */
function missingRows(report: Report, manifest: ManifestView): Row[] {
  const begin = beginningOf(report)?.manifest.actions.find(isBegin);
  const missing = [
    !begin && 'how it was made',
    manifest.actions.length === 0 && 'edits',
    isCaptured(report) && !captureIn(report) && 'camera',
    trainingRows(report).length === 0 && 'AI training and data mining preferences',
  ].filter((one) => one !== false);
  return missing.length > 0 ? [{ name: 'Not stated', lines: [listed(missing)] }] : [];
}

/**
 * What the signer says about the file, in plain words; none of it is checked here. Empty if the report doesn't
 * include the file's own manifest.
 */
export function statementRows(report: Report): Row[] {
  const manifest = ownManifest(report);
  if (!manifest) return [];
  return [
    aiRow(report),
    ...disclosureRows(report),
    originRow(report),
    ...editRows(manifest, storyOf(report)),
    ...recordedRows(report.recorded),
    ...captureRows(report),
    ...madeWithRows(report),
    ...claimedRow('Title', manifest.title),
    ...trainingRows(report),
    ...hiddenRows(report),
    ...missingRows(report, manifest),
  ];
}

/** What later manifests removed from earlier ones. */
export function hiddenRows(report: Report): Row[] {
  const redactions = historyOf(report).flatMap((manifest) => manifest.redactions);
  const lines = redactions.map(({ assertion, manifest, reason }): Line => {
    const title = manifest === undefined ? undefined : report.manifests.get(manifest)?.title;
    const from: Piece[] =
      title === undefined ? [' from an ingredient without a title'] : [' from ', { fromFile: title }];
    const why: Piece[] =
      reason === undefined ? [] : ['. Reason: ', reasonWords(reason) ?? { fromFile: reason }];
    return [{ fromFile: assertion }, ' was removed', ...from, ...why];
  });
  return lines.length > 0 ? [{ name: 'Redacted', lines: atMost(lines, 6) }] : [];
}
