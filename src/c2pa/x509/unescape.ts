/** Dashes of every script and width. */
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
/** Characters without a width. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  colon: ':',
  dash: '-',
  equals: '=',
  gt: '>',
  hyphen: '-',
  lt: '<',
  minus: '-',
  nbsp: ' ',
  ndash: '-',
  mdash: '-',
  newline: '\n',
  plus: '+',
  quot: '"',
  sol: '/',
  tab: '\t',
};

const LETTERS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '', f: '' };

const codePoint = (digits: string, base: number): string => {
  const code = Number.parseInt(digits, base);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
};

const withoutEntities = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi, (all, hex, digits, name) => {
    if (hex) return codePoint(hex, 16);
    if (digits) return codePoint(digits, 10);
    return ENTITIES[String(name).toLowerCase()] ?? all;
  });

const withoutBackslashes = (text: string): string =>
  text.replace(/\\{1,8}(?:u([0-9a-f]{4})|x([0-9a-f]{2})|([^\\]))/gi, (_, four, two, letter) =>
    four || two ? codePoint(four ?? two, 16) : (LETTERS[letter] ?? letter),
  );

const withoutPercents = (text: string): string =>
  text.replace(/%([0-9a-f]{2})/gi, (_, code) => codePoint(code, 16));

/** Removes invisible characters, including the zero bytes of UTF-16 that was decoded as something else. */
const visible = (text: string): string =>
  text.replaceAll('\0', '').replace(INVISIBLE, '').replace(DASHES, '-').replaceAll('\u00a0', ' ');

/** JSON in JSON, or double-escaped HTML. */
const ROUNDS = 3;

/**
 * Reverses what editors, templates, JSON, HTML, and URLs do to a text: escapes, invisible characters, typographic
 * dashes. Use the result only for searching, because it differs from the input.
 */
export function unescaped(text: string): string {
  let current = visible(text);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = withoutPercents(withoutEntities(withoutBackslashes(current)));
    if (next === current) break;
    current = visible(next);
  }
  return current;
}
