import type { Line, Piece } from '../../../c2pa/report/lines.ts';
import { beginning, visibleText } from '../../shared/visible-text.ts';

/** Characters of one text that an export keeps; the JSON has all of them. */
const MOST = 2000;

/** What a file says, for plain text: characters that would work unseen are named, line breaks don't break ours. */
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
