import type { Line } from '../../../c2pa/report/lines.ts';
import { ShowText } from '../../shared/ShowText.tsx';

/** A line of the report: our own text unchanged, and text from the file with unsafe characters handled. */
export function LineText({ line }: { line: Line }) {
  return line.map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line don't change order
      <ShowText limit={120} key={index}>
        {piece.fromFile}
      </ShowText>
    ),
  );
}
