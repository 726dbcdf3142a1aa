import type { Code, Span } from '../../page-data/api-reference.ts';
import { highlight } from '../markdown/highlight.ts';
import type { Token } from './model.ts';

/** Where a type that a declaration refers to is explained. */
export type AddressOfType = (token: Token & { ref: string }) => string | undefined;

/** A type on one line, with its names linked. */
export function spansOf(tokens: readonly Token[], addressOf: AddressOfType): Span[] {
  const spans: Span[] = [];
  for (const token of tokens) {
    const to = linkOf(token, addressOf);
    const last = spans.at(-1);
    if (last && last.to === undefined && to === undefined) last.text += token.text;
    else spans.push(to === undefined ? { text: token.text } : { text: token.text, to });
  }
  return spans;
}

/** The code to put around a fragment so that the highlighter can parse it. */
const AROUND = {
  declaration: ['', ''],
  member: ['declare class _ {', '}'],
} as const;

/** Highlighted lines of code, with their names linked. */
export async function colour(
  lines: readonly Token[][],
  addressOf: AddressOfType,
  as: keyof typeof AROUND = 'declaration',
): Promise<Code> {
  const [before, after] = AROUND[as];
  const text = lines.map((line) => line.map((token) => token.text).join('')).join('\n');
  const source = before ? `${before}\n${text}\n${after}` : text;
  const coloured = await highlight(source, 'ts');
  return lines.map((line, i) => overlay(line, coloured[before ? i + 1 : i] ?? [], addressOf));
}

/** Splits highlighted spans at the linked names. */
function overlay(
  line: readonly Token[],
  stretches: ReadonlyArray<{ text: string; kind?: string }>,
  addressOf: AddressOfType,
): Span[] {
  const spans: Span[] = [];
  const queue = stretches.map((one) => ({ ...one }));
  const take = (length: number): Span[] => {
    const taken: Span[] = [];
    let left = length;
    while (left > 0) {
      const [first] = queue;
      if (!first) break;
      const text = first.text.slice(0, left);
      taken.push(first.kind === undefined ? { text } : { text, kind: first.kind });
      left -= text.length;
      if (text.length === first.text.length) queue.shift();
      else first.text = first.text.slice(text.length);
    }
    return taken;
  };
  for (const token of line) {
    const to = linkOf(token, addressOf);
    const pieces = take(token.text.length);
    // A linked name has the color of links.
    if (to !== undefined) spans.push({ text: token.text, to });
    else for (const piece of pieces) add(spans, piece);
  }
  return spans;
}

function add(spans: Span[], piece: Span): void {
  const last = spans.at(-1);
  if (last && last.to === undefined && last.kind === piece.kind) last.text += piece.text;
  else spans.push(piece);
}

const linkOf = ({ text, ref }: Token, addressOf: AddressOfType): string | undefined =>
  ref === undefined ? undefined : addressOf({ text, ref });
