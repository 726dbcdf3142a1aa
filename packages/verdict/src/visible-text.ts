/** A piece of text as is, or a placeholder for characters that can't be seen or read. */
export type TextPart = { text: string } | { sign: string; name: string };

/**
 * What's shown as it is: letters, digits, punctuation, and symbols, with the spaces and line breaks that text is
 * written with, and the Arabic signs that surround a number. An allow list, because a list of what to hide would be
 * out of date with every edition of Unicode.
 */
const SHOWN =
  /^[\p{L}\p{M}\p{N}\p{P}\p{S} \n\r\t\u00a0\u202f\u3000\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]$/u;

/**
 * Letters, marks, and symbols without a glyph: those that Unicode says to ignore if they can't be shown (Hangul
 * fillers, variation selectors, tags), and those that are blank by design (Braille, hieroglyphs, music, Khitan).
 * @see https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
 */
const BLANK =
  /[\p{Default_Ignorable_Code_Point}\u2800\u2d7f\ufffc\u{1107f}\u{13441}\u{13442}\u{16fe4}\u{1d159}]/u;

const MARK = /\p{M}/u;
/** Scripts that stack letters: Tibetan, Myanmar, Khmer, Tai Tham, Balinese, Javanese. */
const STACKING = /[\u0f00-\u109f\u1780-\u17ff\u1a20-\u1aaf\u1b00-\u1b7f\ua980-\ua9df]/;
/** More combining marks than real words have: five per letter, such as Hebrew with vowels and accents, and eight if they stack. */
const MAX_MARKS = { plain: 5, all: 8 };

const NAMES: ReadonlyArray<readonly [pattern: RegExp, name: string]> = [
  [/\ufeff/, 'byte order mark'],
  [/\u00ad/, 'soft hyphen'],
  [/\u200b/, 'zero-width space'],
  [/[\u200c\u200d]/, 'zero-width joiner'],
  [/[\u061c\u200e\u200f]/, 'direction mark'],
  [/[\u202a-\u202e]/, 'direction override'],
  [/[\u2066-\u2069]/, 'direction isolate'],
  [/\p{Variation_Selector}/u, 'variation selector'],
  [/[\u{e0000}-\u{e007f}]/u, 'tag character'],
  [/\p{Cc}/u, 'control character'],
  [/\p{Cs}/u, 'unpaired surrogate'],
  [/\p{Co}/u, 'private-use character'],
  [/\p{Z}/u, 'unusual space or line break'],
  [/\p{Cn}/u, 'unassigned character'],
];

/** The maximum number of labeled placeholders; after that, each is only a box. */
const MAX_SIGNS = 200;
/** In a row, this many invisible characters are labeled, and the others counted: whole messages can be written with them. */
const MAX_IN_A_ROW = 8;
const BOX = '\u25a1';

const PICTURE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f/u;
const JOINED_SCRIPT =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]/u;

/**
 * Whether an invisible character changes what's seen, and does only that: a joiner between two emoji, or inside a word
 * of a script that joins letters, and the selector that makes a symbol an emoji.
 */
function isPartOfText(before: string, sign: string, after: string): boolean {
  if (sign === '\ufe0f')
    return /\p{Extended_Pictographic}/u.test(before) || (/[0-9#*]/.test(before) && after === '\u20e3');
  if (sign === '\u200d' && PICTURE.test(before) && PICTURE.test(after)) return true;
  return (sign === '\u200c' || sign === '\u200d') && JOINED_SCRIPT.test(before) && JOINED_SCRIPT.test(after);
}

const isPlain = (code: number): boolean => code >= 0x20 && code < 0x7f;

const signOf = (character: string): TextPart => ({
  sign: `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  name: NAMES.find(([pattern]) => pattern.test(character))?.[1] ?? 'invisible character',
});

/** Collects parts; the number of signs is limited, because a million parts would be a million elements. */
class Parts {
  readonly list: TextPart[] = [];
  #text = '';
  #signs = 0;

  add(text: string): void {
    this.#text += text;
  }

  sign(part: TextPart): void {
    this.#signs += 1;
    if (this.#signs > MAX_SIGNS) this.add(BOX);
    else this.end().push(part);
  }

  /** A number of characters in place of the characters. */
  count(number: number, what: string): void {
    if (number > 0) this.sign({ sign: `+${number}`, name: `${number} more ${what}` });
  }

  end(): TextPart[] {
    if (this.#text) this.list.push({ text: this.#text });
    this.#text = '';
    return this.list;
  }
}

/**
 * Splits text from a file into parts: every invisible or misleading character is made visible, and marks stacked on a
 * letter are counted instead of shown. Pages, exports, and the MCP server all show text through this function.
 */
export function visibleText(text: string): TextPart[] {
  const parts = new Parts();
  const characters = [...text];
  let hidden = 0;
  let marks = 0;
  let plainMarks = 0;
  let piled = 0;
  let hasBase = false;
  const endRun = () => {
    parts.count(hidden - MAX_IN_A_ROW, 'invisible characters');
    parts.count(piled, 'combining marks');
    hidden = 0;
    piled = 0;
  };
  for (const [index, character] of characters.entries()) {
    if (!isPlain(character.codePointAt(0) ?? 0)) {
      if (isPartOfText(characters[index - 1] ?? '', character, characters[index + 1] ?? '')) {
        endRun();
        parts.add(character);
        continue;
      }
      if (!SHOWN.test(character) || BLANK.test(character)) {
        if (hidden === 0) endRun();
        hidden += 1;
        if (hidden <= MAX_IN_A_ROW) parts.sign(signOf(character));
        hasBase = false;
        continue;
      }
      if (MARK.test(character)) {
        marks += 1;
        plainMarks = STACKING.test(character) ? 0 : plainMarks + 1;
        if (piled > 0 || plainMarks > MAX_MARKS.plain || marks > MAX_MARKS.all) {
          piled += 1;
          continue;
        }
        if (hidden > 0) endRun();
        // It would be drawn on whatever comes before the text.
        if (hasBase) parts.add(character);
        else parts.sign({ ...signOf(character), name: 'combining mark without a letter' });
        continue;
      }
    }
    endRun();
    marks = 0;
    plainMarks = 0;
    hasBase = !/[\n\r\t]/.test(character);
    parts.add(character);
  }
  endRun();
  return parts.end();
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
  const shown = beginning(text, length);
  const plain = visibleText(shown).map((part) => ('sign' in part ? BOX : part.text));
  return shown.length < text.length ? `${plain.join('')}…` : plain.join('');
};

/**
 * Text as one line for reports, tickets, spreadsheets, and models: `[U+202E]` in place of a character that can't be
 * seen.
 * @param length the maximum number of characters of the text
 */
export function lineOfText(text: string, length: number): string {
  const shown = beginning(text, length);
  const line = visibleText(shown.replace(/[ \t\r\n\u00a0\u202f\u3000]+/g, ' '))
    .map((part) => ('sign' in part ? `[${part.sign}]` : part.text))
    .join('');
  return shown.length < text.length ? `${line}…` : line;
}
