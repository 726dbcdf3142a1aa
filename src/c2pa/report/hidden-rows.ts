import { reasonWords } from './hidden.ts';
import { atMost, type Line, type Piece, type Row } from './lines.ts';
import { historyOf, type Report } from './report.ts';

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
