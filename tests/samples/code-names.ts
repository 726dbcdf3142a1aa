/** The start of a code's name. */
const FAMILIES =
  'algorithm|assertion|cawg|claim|claimSignature|general|hashedURI|ingredient|manifest|signingCredential|timeOfSigning|timeStamp';

/** Longer than any code. */
const REACH = 90;

/** A position in a program where a code may begin, with the text before and after it. */
export interface Place {
  before: string;
  text: string;
}

/**
 * Positions in a compiled library where the name of a validation status code may begin. A Rust program holds its texts
 * one behind the other without a mark between them, so a name has no end of its own.
 * @param program the file's bytes as Latin-1 text
 */
export function places(program: string): Place[] {
  return [...program.matchAll(new RegExp(`(?:${FAMILIES})\\.(?=[A-Za-z])`, 'g'))].map(({ index }) => ({
    before: program.slice(Math.max(0, index - REACH), index),
    text: /^[\w.-]+/.exec(program.slice(index, index + REACH))?.[0] ?? '',
  }));
}

/** The text at each position that isn't the start of a known code or inside one. */
export function unknownTexts(found: readonly Place[], known: readonly string[]): string[] {
  const unknown = found.filter(
    (place) => !known.some((code) => place.text.startsWith(code) || liesIn(place, code)),
  );
  return [...new Set(unknown.map(({ text }) => text))].sort();
}

/**
 * Of such texts, those that begin with `family.part.ending`, where the ending is one of a known code. For programs
 * whose compiler cuts texts into pieces, which leaves a lot that only begins like a code: the beginning or the end of
 * a known code is none.
 */
export function unknownCodes(texts: readonly string[], known: readonly string[]): string[] {
  // Longest first, so that `unknownBox` isn't read as `unknown`.
  const endings = [...new Set(known.map((code) => code.slice(code.lastIndexOf('.') + 1)))]
    .toSorted((a, b) => b.length - a.length)
    .join('|');
  const name = new RegExp(`^(?:${FAMILIES})(?:\\.[A-Za-z0-9_-]+?)*?\\.(?:${endings})`);
  const candidates = texts.flatMap((text) => name.exec(text)?.[0] ?? []);
  return candidates.filter((one) => !known.some((code) => code.startsWith(one) || code.endsWith(`.${one}`)));
}

/** Whether the position is inside a code, at one of its dots. */
function liesIn({ before, text }: Place, code: string): boolean {
  for (let dot = code.indexOf('.'); dot >= 0; dot = code.indexOf('.', dot + 1)) {
    if (text.startsWith(code.slice(dot + 1)) && before.endsWith(code.slice(0, dot + 1))) return true;
  }
  return false;
}
