import type { ActionView } from './actions.ts';
import { aiRow, disclosureRows, trainingRows } from './ai-rows.ts';
import { captureIn } from './capture.ts';
import { reasonWords } from './hidden.ts';
import { atMost, type Line, listed, type Piece, type Row } from './lines.ts';
import { recordedRows } from './recorded.ts';
import { historyOf, type ManifestView, type Report } from './report.ts';

const BEGINS: readonly string[] = ['c2pa.created', 'c2pa.opened'];
const MOST_EDITS = 12;

/** The file's own manifest. */
export const ownManifest = ({
  active,
  manifests,
}: Pick<Report, 'active' | 'manifests'>): ManifestView | undefined =>
  active === undefined ? undefined : manifests.get(active);

const isBegin = ({ action }: ActionView): boolean => BEGINS.includes(action);

/** How the content began: created, and from what; or opened from an earlier version. */
function originRow({ actions }: ManifestView): Row {
  const begin = actions.find(isBegin);
  if (!begin) return { name: 'Origin', lines: [['Not stated']] };
  const source: Piece[] = begin.source
    ? [': ', begin.source.words ?? { fromFile: begin.source.address }]
    : begin.action === 'c2pa.created'
      ? ['; how isn’t stated']
      : [];
  const [parent] = begin.ingredients;
  const from: Piece[] = parent === undefined ? [] : [' from ', { fromFile: parent }];
  return {
    name: 'Origin',
    lines: [[begin.action === 'c2pa.created' ? 'Created' : 'Opened', ...from, ...source]],
  };
}

/** Everything that was done later: each kind once, with a count. */
function editsRow({ actions, isComplete }: ManifestView): Row {
  const counts = new Map<string, { piece: Piece; count: number }>();
  for (const { action, words } of actions.filter((one) => !isBegin(one))) {
    const known = counts.get(words ?? action) ?? { piece: words ?? { fromFile: action }, count: 0 };
    counts.set(words ?? action, { ...known, count: known.count + 1 });
  }
  const edits = [...counts.values()].map(({ piece, count }): Line => [piece, count > 1 ? ` × ${count}` : '']);
  const lines = edits.length > 0 ? atMost(edits, MOST_EDITS) : [['None stated']];
  const notes: Line[] = isComplete === false ? [['The signer says that this list isn’t complete.']] : [];
  return { name: 'Edits', lines, notes };
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

/** What people look for but the file doesn't say. */
function missingRows(report: Report, manifest: ManifestView): Row[] {
  const begin = manifest.actions.find(isBegin);
  const isCaptured = /apture$/.test(begin?.source?.address ?? '');
  const missing = [
    !begin && 'how it was made',
    manifest.actions.length === 0 && 'edits',
    isCaptured && !captureIn(report) && 'camera',
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
    originRow(manifest),
    editsRow(manifest),
    ...recordedRows(report.recorded),
    ...captureRows(report),
    ...claimedRow('Made with', manifest.generators.join(', ')),
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
    const title = manifest === undefined ? undefined : (report.manifests.get(manifest)?.title ?? manifest);
    const from: Piece[] = title === undefined ? [] : [' from ', { fromFile: title }];
    const why: Piece[] =
      reason === undefined ? [] : ['. Reason: ', reasonWords(reason) ?? { fromFile: reason }];
    return [{ fromFile: assertion }, ' was removed', ...from, ...why];
  });
  return lines.length > 0 ? [{ name: 'Redacted', lines: atMost(lines, 6) }] : [];
}
