import type { Segment } from '../source.ts';
import type { Match } from './match.ts';
import { chunksOf, normal, stemOf, wholesOf, wordsOf } from './words.ts';

interface Mark {
  start: number;
  end: number;
  match: Match;
}

/** Characters of an excerpt. */
const WIDTH = 180;
/** Characters shown before the first marked word. */
const LEAD = 40;
/** A text that has the words so often needs no further search for its best place. */
const MOST_MARKS = 300;

/** Where a text has what was looked for: whole identifiers, else single words. */
function marksIn(text: string, matches: readonly Match[]): Mark[] {
  const marks: Mark[] = [];
  for (const { raw, start } of chunksOf(text)) {
    if (marks.length >= MOST_MARKS) break;
    const keys = wholesOf(raw);
    const whole = matches.find((match) => keys.some((key) => match.keys.has(key)));
    if (whole) {
      marks.push({ start, end: start + raw.length, match: whole });
      continue;
    }
    for (const word of wordsOf(raw)) {
      const key = normal(word.raw);
      const stem = stemOf(key);
      const match = matches.find(({ keys: own, stems }) => own.has(key) || stems.has(stem));
      const at = start + word.start;
      if (match) marks.push({ start: at, end: at + word.raw.length, match });
    }
  }
  return marks;
}

/** The whole text, with what was looked for marked. */
export function markAll(text: string, matches: readonly Match[]): Segment[] {
  return segments(text, marksIn(text, matches), 0, text.length);
}

/** The stretch of a text that has most of what was looked for; the text's beginning when it has nothing of it. */
export function excerptOf(source: string, matches: readonly Match[]): Segment[] {
  const text = source.replace(/\s+/g, ' ');
  const marks = marksIn(text, matches);
  let best = { start: 0, value: 0 };
  marks.forEach((first, index) => {
    const seen = new Set<Match>();
    for (const mark of marks.slice(index)) {
      if (mark.end > first.start + WIDTH - LEAD) break;
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
