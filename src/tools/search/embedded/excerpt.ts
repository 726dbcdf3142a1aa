import type { SectionText } from '../../../search/format.ts';
import type { Segment } from '../source.ts';
import { analyse, type Piece, piecesOf } from './analyse.ts';
import type { Match } from './match.ts';

interface Mark {
  start: number;
  end: number;
  match: Match;
}

/** Characters of an excerpt. */
const WIDTH = 180;
/** Characters shown before the first highlighted word. */
const LEAD = 40;
/** After this many matches in a text, the search for its best excerpt stops. */
const MOST_MARKS = 300;

/** Positions of the matches in a text: whole identifiers, or otherwise single words. */
function marksIn(pieces: readonly Piece[], matches: readonly Match[]): Mark[] {
  const marks: Mark[] = [];
  for (const { start, end, wholes, words } of pieces) {
    if (marks.length >= MOST_MARKS) break;
    const whole = matches.find(({ keys }) => wholes.some((key) => keys.has(key)));
    if (whole) {
      marks.push({ start, end, match: whole });
      continue;
    }
    for (const word of words) {
      const match = matches.find(({ keys, stems }) => keys.has(word.key) || stems.has(word.stem));
      if (match) marks.push({ start: word.start, end: word.end, match });
    }
  }
  return marks;
}

/** The whole text, with the matches highlighted. */
export function markAll(text: string, matches: readonly Match[]): Segment[] {
  return segments(text, marksIn(analyse(text), matches), 0, text.length);
}

/** The part of a section with the most matches; its beginning if it doesn't have any. */
export function excerptOf(section: SectionText, matches: readonly Match[]): Segment[] {
  const { text } = section;
  const marks = marksIn(piecesOf(section), matches);
  let best = { start: 0, value: 0 };
  marks.forEach((first, index) => {
    const seen = new Set<Match>();
    for (let next = index; next < marks.length; next += 1) {
      const mark = marks[next];
      if (!mark || mark.end > first.start + WIDTH - LEAD) break;
      seen.add(mark.match);
    }
    const value = [...seen].reduce((sum, { rarity }) => sum + rarity, 0);
    if (value > best.value) best = { start: first.start, value };
  });
  const from = wordStart(text, Math.max(0, Math.min(best.start - LEAD, text.length - WIDTH)));
  const to = wordEnd(text, Math.min(text.length, from + WIDTH));
  const shown = segments(text, marks, from, to);
  if (from > 0) shown.unshift({ text: '… ', marked: false });
  if (to < text.length) shown.push({ text: ' …', marked: false });
  return shown;
}

const wordStart = (text: string, at: number) => {
  const space = text.indexOf(' ', at);
  return at === 0 || space < 0 || space - at > LEAD ? at : space + 1;
};

const wordEnd = (text: string, at: number) => {
  const space = text.lastIndexOf(' ', at);
  return at === text.length || at - space > LEAD ? at : space;
};

function segments(text: string, marks: readonly Mark[], from: number, to: number): Segment[] {
  const result: Segment[] = [];
  const push = (start: number, end: number, marked: boolean) => {
    if (end > start) result.push({ text: text.slice(start, end), marked });
  };
  let at = from;
  for (const { start, end } of marks) {
    if (start < at || end > to) continue;
    push(at, start, false);
    push(start, end, true);
    at = end;
  }
  push(at, to, false);
  return result;
}
