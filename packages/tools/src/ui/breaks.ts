/** A span of text: words, a part that doesn't break, or a possible line break. */
export type TextPart = { kind: 'text' | 'whole'; text: string } | { kind: 'break' };

/** Words up to this length fit in any column. */
const SHORT_WORD = 18;
/** Longer options would be wider than a phone. */
const LONGEST_OPTION = 30;
/** Longer words in a heading would be wider than a phone. */
const LONGEST_IN_HEADING = 22;
/** Shorter pieces aren't split off. */
const MIN_PIECE = 7;
/** In running text, shorter words fit in a line of a phone. */
const LONG_WORD = 30;
/** What's left of a long word can be short, because browsers would break it between any two letters. */
const MIN_LAST_PIECE = 4;

/** The parts of a dotted name. */
const DOTS = /(?<=\.)(?=\w)/g;
const BREAKS = /(?<=[/._:=,?&|(#])(?=[\w[{<"'…])|(?<=[a-z])(?=[A-Z])/g;

/** Breaks a long word after its punctuation and before a capital. */
function wordParts(
  word: string,
  short = SHORT_WORD,
  minPiece = MIN_PIECE,
  minLast = minPiece,
  breaks = BREAKS,
): TextPart[] {
  if (word.length <= short) return word ? [{ kind: 'text', text: word }] : [];
  const parts: TextPart[] = [];
  let from = 0;
  for (const { index } of word.matchAll(breaks)) {
    if (index - from < minPiece || word.length - index < minLast) continue;
    parts.push({ kind: 'text', text: word.slice(from, index) }, { kind: 'break' });
    from = index;
  }
  return [...parts, { kind: 'text', text: word.slice(from) }];
}

/**
 * Where inline code can break. On its own, a browser breaks `--option` after its hyphens, and a long name between any
 * two letters; both are hard to read.
 * @param isNarrow whether lines are short there; in running text, only a word that's wider than a phone can break
 * @returns spans whose concatenated text is `code`
 */
export function codeParts(code: string, isNarrow = true): TextPart[] {
  const parts = (word: string) =>
    isNarrow ? wordParts(word) : wordParts(word, LONG_WORD, MIN_PIECE, MIN_LAST_PIECE);
  return code.split(/(\s+)/).flatMap((word): TextPart[] => {
    const option = /^-{1,2}\w[\w-]*/.exec(word)?.[0];
    if (!option || option.length > LONGEST_OPTION) return parts(word);
    return [{ kind: 'whole', text: option }, ...parts(word.slice(option.length))];
  });
}

const isHyphenated = (word: string) => word.length <= LONGEST_IN_HEADING && /\w-\w/.test(word);

/** Keeps short names with a hyphen whole: a browser breaks `@contentauth/c2pa-node` after its hyphen. */
export const keepNames = (parts: readonly TextPart[]): TextPart[] =>
  parts.map((part) => (part.kind === 'text' && isHyphenated(part.text) ? { ...part, kind: 'whole' } : part));

/** A dotted name breaks at its dots, unless one of its parts is wider than a phone. */
const breaksIn = (word: string) =>
  word.split('.').every((part) => part.length <= LONGEST_IN_HEADING) && word.includes('.') ? DOTS : BREAKS;

/**
 * Where a heading can break: never inside a word, unless the word is wider than a phone.
 * @returns spans whose concatenated text is `text`
 */
export const headingParts = (text: string): TextPart[] =>
  text
    .split(/(\s+)/)
    .flatMap((word) =>
      keepNames(
        isHyphenated(word) ? [{ kind: 'text', text: word }] : wordParts(word, 11, 3, 3, breaksIn(word)),
      ),
    );

/** Names such as P-256 or RSASSA-PSS, which would look like two words if they broke. */
const NAME = /\b([A-Z]+-(?:[A-Z]+|\d+))\b/;

/** Running text, in which names don't break at their hyphen. */
export const wordsParts = (text: string): TextPart[] =>
  text.split(NAME).map((part, index) => ({ kind: index % 2 ? 'whole' : 'text', text: part }));
