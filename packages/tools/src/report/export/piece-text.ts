import type { Line, Piece } from '@content-credentials/verdict/report/lines';
import { lineOfText } from '@content-credentials/verdict/visible-text';

/** Maximum number of characters of one text in an export; the JSON export has all of them. */
const MAX_TEXT_LENGTH = 2000;

/** Text from the file as one line, so that line breaks can't break our layout. */
function textOf(claim: string): string {
  const line = lineOfText(claim, MAX_TEXT_LENGTH);
  return claim.length > MAX_TEXT_LENGTH ? `${line} (${claim.length.toLocaleString('en')} characters)` : line;
}

/** A piece as plain text. */
export const pieceText = (piece: Piece): string =>
  typeof piece === 'string' ? piece : textOf(piece.fromFile);

/** A line as plain text. */
export const lineText = (line: Line): string => line.map(pieceText).join('');
