import type { Token } from './model.ts';

/**
 * A text with the positions where it can be broken into lines, based on Wadler's "A prettier printer": a group stays
 * on one line if it fits; otherwise, its breaks become line breaks.
 */
export type Doc =
  | Token
  | { concat: readonly Doc[] }
  | { indent: Doc }
  | { group: Doc }
  /** A line break, or `flat` if its group stays on one line. */
  | { flat: string }
  /** Used only if its group is broken. */
  | { ifBroken: string }
  | { newLine: true };

export const concat = (...parts: Doc[]): Doc => ({ concat: parts });
export const indent = (...parts: Doc[]): Doc => ({ indent: { concat: parts } });
export const group = (...parts: Doc[]): Doc => ({ group: { concat: parts } });
export const line: Doc = { flat: ' ' };
export const softLine: Doc = { flat: '' };
/** Breaks every group around it. */
export const newLine: Doc = { newLine: true };

export const join = (docs: readonly Doc[], between: Doc): Doc =>
  concat(...docs.flatMap((doc, i) => (i === 0 ? [doc] : [between, doc])));

interface Todo {
  doc: Doc;
  depth: number;
  broken: boolean;
}

const TAB = 2;

/** Prints a text as lines of at most `width` characters where its breaks allow that. */
export function print(doc: Doc, width: number): Token[][] {
  const lines: Token[][] = [[]];
  let column = 0;
  const write = (token: Token) => {
    if (token.text) lines.at(-1)?.push(token);
    column += token.text.length;
  };
  const todo: Todo[] = [{ doc, depth: 0, broken: true }];
  for (let next = todo.pop(); next; next = todo.pop()) {
    const { depth, broken } = next;
    const current = next.doc;
    if ('text' in current) write(current);
    else if ('concat' in current)
      todo.push(...current.concat.toReversed().map((part) => ({ doc: part, depth, broken })));
    else if ('indent' in current) todo.push({ doc: current.indent, depth: depth + TAB, broken });
    else if ('group' in current) {
      const flat = { doc: current.group, depth, broken: false };
      todo.push(fitsIn(width - column, [...todo, flat]) ? flat : { ...flat, broken: true });
    } else if ('ifBroken' in current) {
      if (broken) write({ text: current.ifBroken });
    } else if ('flat' in current && !broken) write({ text: current.flat });
    else {
      lines.push([]);
      column = 0;
      write({ text: ' '.repeat(depth) });
    }
  }
  return lines;
}

/** Whether the rest fits up to its first line break. @param todo is consumed */
function fitsIn(room: number, todo: Todo[]): boolean {
  let left = room;
  for (let next = todo.pop(); next && left >= 0; next = todo.pop()) {
    const { doc, depth, broken } = next;
    if ('text' in doc) left -= doc.text.length;
    else if ('concat' in doc)
      todo.push(...doc.concat.toReversed().map((part) => ({ doc: part, depth, broken })));
    else if ('indent' in doc) todo.push({ doc: doc.indent, depth, broken });
    else if ('group' in doc) todo.push({ doc: doc.group, depth, broken });
    else if ('ifBroken' in doc) left -= broken ? doc.ifBroken.length : 0;
    else if (broken) return true;
    else if ('newLine' in doc) return false;
    else left -= doc.flat.length;
  }
  return left >= 0;
}
