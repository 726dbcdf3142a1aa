import type { Line, Piece } from '../../../c2pa/report/lines.ts';
import { beginning, visibleText } from '../../shared/visible-text.ts';

/** Maximum number of characters of one text in an export; the JSON export has all of them. */
const MOST = 2000;

/**
 * Text from the file, for plain text: invisible control characters are named, and line breaks can't break our layout.
 */
function saidText(said: string): string {
  const shown = beginning(said, MOST);
  const parts = visibleText(shown.replace(/\s+/g, ' ')).map((part) =>
    'sign' in part ? `[${part.sign}]` : part.text,
  );
  const cut = said.length > shown.length ? `… (${said.length.toLocaleString('en')} characters)` : '';
  return parts.join('') + cut;
}

/** A piece as plain text. */
export const pieceText = (piece: Piece): string => (typeof piece === 'string' ? piece : saidText(piece.said));

/** A line as plain text. */
export const lineText = (line: Line): string => line.map(pieceText).join('');
