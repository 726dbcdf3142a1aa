import { highlight } from '../../content/markdown/highlight.ts';
import type { Code, Readers, Span } from './schema.ts';
import { blocksOf, textOf } from './text.ts';

/** The address that explains each name. */
export type Links = Readonly<Record<string, string>>;

/** Text, a comment, or a name; a name that's being declared isn't matched. */
const NAME =
  /(['"`])(?:\\.|(?!\1).)*\1|\/\/.*|(?<!\b(?:interface|class|type|function|const|enum) |[\w$.])[A-Za-z_$][\w$.]*/g;

/** Names in code, outside of its texts and comments. */
export const namesIn = (code: string): string[] =>
  (code.match(NAME) ?? []).filter((name) => /^[\w$]/.test(name));

/** Splits a line of code, in one or several colors, at the names that have a link. A link has no other color. */
function linkWords(line: ReadonlyArray<Omit<Span, 'to'>>, links: Links): Span[] {
  const text = textOf(line);
  const found = [...text.matchAll(NAME)].flatMap(({ 0: name, index: start }) => {
    const to = Object.hasOwn(links, name) ? links[name] : undefined;
    return to === undefined ? [] : [{ start, end: start + name.length, span: { text: name, to } }];
  });
  const spans: Span[] = [];
  let start = 0;
  for (const span of line) {
    let at = start;
    start += span.text.length;
    for (const link of found) {
      if (link.end <= at || link.start >= start) continue;
      if (link.start > at) spans.push({ ...span, text: text.slice(at, link.start) });
      if (link.start >= at) spans.push(link.span);
      at = Math.min(link.end, start);
    }
    if (at < start) spans.push({ ...span, text: text.slice(at, start) });
  }
  return spans;
}

/** What's at the beginning of a declaration that isn't a class's member. */
const DECLARATION = /^(?:abstract |interface |class |type |function |const |enum )/;

/** A declaration, highlighted. */
async function codeOf(code: string, links: Links): Promise<Code> {
  const isMember = !DECLARATION.test(code);
  const lines = await highlight(isMember ? `declare class _ {\n${code}\n}` : code, 'ts');
  return (isMember ? lines.slice(1, -1) : lines).map((line) => linkWords(line, links));
}

/** Turns the texts in pages' data into what views show. */
export const readersFor = (links: Links): Readers => ({
  text: blocksOf,
  type: (code) => (code ? linkWords([{ text: code }], links) : []),
  code: (code) => codeOf(code, links),
});
