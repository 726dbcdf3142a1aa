import type { Line } from '../../../c2pa/report/lines.ts';
import { ShowText } from '../../shared/ShowText.tsx';

/** A line of an answer: our words as they are, and what a file says with care. */
export function LineText({ line }: { line: Line }) {
  return line.map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line keep their order
      <ShowText limit={120} key={index}>
        {piece.said}
      </ShowText>
    ),
  );
}
