/** A piece of text as is, or a placeholder for characters that can't be seen or read. */
export type TextPart = { text: string } | { sign: string; name: string };

/**
 * Characters that change the order of letters, are invisible, or aren't letters at all. Line breaks and tabs are
 * treated as spaces.
 */
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to detect
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb]|\u034f|\u17b4|\u17b5|[\ufe00-\ufe0e]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|[\u{e0000}-\u{e0fff}]/gu;

/**
 * More combining marks than real words have: up to eight per letter in scripts that stack letters (Myanmar, Khmer,
 * Tibetan, Tai Tham, Balinese, Javanese), and five in all others, such as Hebrew with vowels and accents.
 */
const STACKED =
  /(?<=(?:(?![\u0f00-\u109f\u1780-\u17ff\u1a20-\u1aaf\u1b00-\u1b7f\ua980-\ua9df])\p{M}){5}|\p{M}{8})\p{M}+/gu;
const NOT_TEXT = new RegExp(`${UNSEEN.source}|${STACKED.source}`, 'gu');

const NAMES: ReadonlyArray<readonly [from: number, to: number, name: string]> = [
  [0x00, 0x1f, 'control character'],
  [0x7f, 0x9f, 'control character'],
  [0xad, 0xad, 'soft hyphen'],
  [0x200b, 0x200b, 'zero-width space'],
  [0x200c, 0x200d, 'zero-width joiner'],
  [0x200e, 0x200f, 'direction mark'],
  [0x202a, 0x202e, 'direction override'],
  [0x2066, 0x2069, 'direction isolate'],
  [0xd800, 0xdfff, 'unpaired surrogate'],
  [0xfeff, 0xfeff, 'byte order mark'],
];

/** The maximum number of labeled placeholders; after that, each is only a box. */
const MAX_SIGNS = 200;

/** Joins emoji, and letters of Arabic and Indic scripts, where it's part of the word. */
function isJoiner(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  if (code !== 0x200c && code !== 0x200d) return false;
  const before = [...text.slice(Math.max(0, index - 3), index)].at(-1) ?? '';
  const after = String.fromCodePoint(text.codePointAt(index + 1) ?? 0);
  const joins =
    /[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f|[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Malayalam}\p{Script=Sinhala}]/u;
  return joins.test(before) && joins.test(after);
}

const isUnseen = (sign: string) => sign.search(UNSEEN) === 0;

/**
 * Splits text into parts: invisible characters are made visible, and marks stacked on a letter are counted instead of
 * shown.
 */
export function visibleText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  let signs = 0;
  const push = (piece: string) => piece && parts.push({ text: piece });
  for (const match of text.matchAll(NOT_TEXT)) {
    const [sign] = match;
    if (isJoiner(text, match.index)) continue;
    push(text.slice(from, match.index));
    from = match.index + sign.length;
    signs += 1;
    if (signs > MAX_SIGNS) {
      // The rest as one part: a million parts would be a million elements.
      push(text.slice(match.index).replace(NOT_TEXT, '\u25a1'));
      return parts;
    }
    const code = sign.codePointAt(0) ?? 0;
    const marks = [...sign].length;
    if (marks > 1 || !isUnseen(sign)) {
      parts.push({ sign: `+${marks}`, name: `${marks} more combining marks` });
      continue;
    }
    parts.push({
      sign: `U+${code.toString(16).toUpperCase().padStart(4, '0')}`,
      name: NAMES.find(([low, high]) => code >= low && code <= high)?.[2] ?? 'invisible character',
    });
  }
  push(text.slice(from));
  return parts;
}

/** Three marks on a letter, ligatures as tall as a page (U+FDFD), cuneiform, hieroglyphs. */
const TALL = /\p{M}{3}|[\ufdf0-\ufdff\ua9c0-\ua9c2]|[\u{12000}-\u{1467f}]/u;

/** Whether a text may extend beyond its lines. */
export const isTall = (text: string): boolean => TALL.test(text);

/** Characters of a text shown before it's cut. */
export const SHOWN_CHARACTERS = 280;

/** The beginning of a text, without splitting a character. */
export function beginning(text: string, length: number): string {
  if (text.length <= length) return text;
  const code = text.charCodeAt(length - 1);
  return text.slice(0, code >= 0xd800 && code <= 0xdbff ? length - 1 : length);
}

/** Text for places that allow only plain text, such as an accessible name. */
export const plainText = (text: string, length = 120): string => {
  const shown = beginning(text, length).replace(NOT_TEXT, '\u25a1');
  return shown.length < text.length && text.length > length ? `${shown}…` : shown;
};

/** A URL to link to, if it's a web address and nothing else. */
export function webAddress(text: string): string | undefined {
  if (text.length > 2000 || !/^https?:\/\//i.test(text)) return undefined;
  try {
    const url = new URL(text);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}
