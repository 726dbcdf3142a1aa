import { expect, test } from 'vitest';
import { beginning, isTall, lineOfText, plainText, visibleText } from './visible-text.ts';

test('what works unseen is shown by its number', () => {
  expect(visibleText('a\u202egpj.exe\u200b\u0000')).toEqual([
    { text: 'a' },
    { sign: 'U+202E', name: 'direction override' },
    { text: 'gpj.exe' },
    { sign: 'U+200B', name: 'zero-width space' },
    { sign: 'U+0000', name: 'control character' },
  ]);
});

test.each([
  'plain',
  'שלום עולם',
  'مرحبا',
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467} family',
  'में\u200cहै',
  'two\nlines\tand a tab',
  'Việt Nam',
  'e\u0302\u0301',
  'ก็ที่สุด',
  'རྐྱེན་ཧཱུྃ',
  'שָׁ֑לוֹם',
  'بِسْمِ ٱللّٰهِ',
  'ស្ត្រី',
  'က္ကျွှို',
  '❤\ufe0f',
])('%j is text like any other', (text) => expect(visibleText(text)).toEqual([{ text }]));

test('marks that pile up on a letter are counted', () => {
  expect(visibleText(`Z${'\u0335'.repeat(40)}algo`)).toEqual([
    { text: `Z${'\u0335'.repeat(5)}` },
    { sign: '+35', name: '35 more combining marks' },
    { text: 'algo' },
  ]);
  expect(visibleText(`ก${'\u0e47'.repeat(20)}`)[1]).toMatchObject({ sign: '+15' });
  expect(visibleText(`a${'\u{1ab0}'.repeat(1_000_000)}`)).toHaveLength(2);
  expect(plainText(`Z${'\u0335'.repeat(40)}algo`)).toBe(`Z${'\u0335'.repeat(5)}□algo`);
});

test('text that may reach out of its lines is known', () => {
  expect(['\ufdfd', '\u{12031}', `Z${'\u0335'.repeat(3)}`].map(isTall)).toEqual([true, true, true]);
  expect(['plain', 'Việt Nam', 'Ångström', '日本語', '😀'].some(isTall)).toBe(false);
});

test('a million signs become a few elements', () => {
  expect(visibleText('\u202e'.repeat(1_000_000)).length).toBeLessThan(300);
  expect(visibleText('\u{e0041}'.repeat(1000)).length).toBeLessThan(300);
});

test('half a surrogate pair is shown, and cutting makes none', () => {
  expect(visibleText('x\ud83d')).toEqual([{ text: 'x' }, { sign: 'U+D83D', name: 'unpaired surrogate' }]);
  expect(beginning('ab\u{1f600}', 3)).toBe('ab');
});

test('for a name, unseen signs are marks and long text is cut', () => {
  expect(plainText('a\u202eb')).toBe('a□b');
  expect(plainText('x'.repeat(500), 10)).toBe(`${'x'.repeat(10)}…`);
});

/**
 * Invisible and misleading characters of the Unicode Character Database 17.0: Default_Ignorable_Code_Point
 * (DerivedCoreProperties.txt), Bidi_Control, Cc, Zl, Zp, and Zs except for the spaces of ordinary text, and characters
 * whose glyph is blank (the charts).
 */
const HIDDEN: ReadonlyArray<readonly [first: number, last: number, what: string]> = [
  [0x00, 0x08, 'controls'],
  [0x0b, 0x0c, 'line tabulation, form feed'],
  [0x0e, 0x1f, 'controls'],
  [0x7f, 0x9f, 'controls'],
  [0xad, 0xad, 'soft hyphen'],
  [0x34f, 0x34f, 'combining grapheme joiner'],
  [0x61c, 0x61c, 'Arabic letter mark'],
  [0x115f, 0x1160, 'Hangul fillers'],
  [0x1680, 0x1680, 'Ogham space mark'],
  [0x17b4, 0x17b5, 'Khmer inherent vowels'],
  [0x180b, 0x180f, 'Mongolian variation selectors and vowel separator'],
  [0x2000, 0x200f, 'wide, narrow, and zero-width spaces, joiners, direction marks'],
  [0x2028, 0x202e, 'line and paragraph separator, direction overrides'],
  [0x205f, 0x206f, 'mathematical space, word joiner, invisible operators, isolates'],
  [0x2800, 0x2800, 'Braille blank'],
  [0x2d7f, 0x2d7f, 'Tifinagh consonant joiner'],
  [0x3164, 0x3164, 'Hangul filler'],
  [0xd800, 0xdfff, 'surrogates'],
  [0xe000, 0xf8ff, 'private use'],
  [0xfdd0, 0xfdef, 'noncharacters'],
  [0xfe00, 0xfe0f, 'variation selectors'],
  [0xfeff, 0xfeff, 'byte order mark'],
  [0xffa0, 0xffa0, 'half-width Hangul filler'],
  [0xfff0, 0xfffc, 'annotations, object replacement'],
  [0xfffe, 0xffff, 'noncharacters'],
  [0x1107f, 0x1107f, 'Brahmi number joiner'],
  [0x13430, 0x1343f, 'Egyptian format controls'],
  [0x13441, 0x13442, 'Egyptian blanks'],
  [0x16fe4, 0x16fe4, 'Khitan filler'],
  [0x1bca0, 0x1bca3, 'shorthand format controls'],
  [0x1d159, 0x1d159, 'null notehead'],
  [0x1d173, 0x1d17a, 'musical format controls'],
  [0xe0000, 0xe0fff, 'tags, variation selectors 17 to 256'],
  [0xf0000, 0xf0fff, 'private use'],
  [0x10fffe, 0x10ffff, 'noncharacters'],
];

test.each(HIDDEN)('U+%# to %#: %s', (first, last) => {
  for (let code = first; code <= last; code += 1) {
    const character = String.fromCodePoint(code);
    for (const [before, after] of [
      ['a', 'b'],
      ['1', '2'],
      ['한', '글'],
      ['葛', '飾'],
    ]) {
      const number = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
      expect(visibleText(`${before}${character}${after}`), number).toEqual([
        { text: before },
        { sign: number, name: expect.any(String) },
        { text: after },
      ]);
      expect(lineOfText(`${before}${character}${after}`, 100)).toBe(`${before}[${number}]${after}`);
    }
  }
});

test('no other letter, digit, mark, punctuation, or symbol is hidden', () => {
  const isListed = (code: number) => HIDDEN.some(([first, last]) => code >= first && code <= last);
  const wrong: string[] = [];
  for (let code = 0x20; code <= 0x10ffff; code += 1) {
    const text = `a${String.fromCodePoint(code)}`;
    if (/[\p{L}\p{M}\p{N}\p{P}\p{S}]$/u.test(text) && !isListed(code) && visibleText(text).length !== 1)
      wrong.push(code.toString(16));
  }
  expect(wrong).toEqual([]);
});

test.each([
  'Persian: می\u200cخواهم',
  'Sinhala: ශ්\u200dරී',
  'keycap 1\ufe0f\u20e3',
  '👩🏽\u200d🚒 and 🏴\u200d☠\ufe0f',
  '❤\ufe0f\u200d🔥',
  'prix\u00a0: 12\u202f€',
  '全角\u3000空白',
  '١٢\u06dd',
])('%j keeps its joiners, selectors, and spaces', (text) => expect(visibleText(text)).toEqual([{ text }]));

test.each([
  ['a selector after a letter', 'a\ufe0f'],
  ['a text selector', '❤\ufe0e'],
  ['a second selector', '❤\ufe0f\ufe0f'],
  ['a selector after a digit that isn’t a keycap', '1\ufe0fx'],
  ['a joiner between Latin letters', 'pay\u200dpal'],
  ['a joiner between a letter and an emoji', 'a\u200d🔥'],
  ['two joiners in a row', 'می\u200c\u200cخواهم'],
  ['a joiner at the end', 'می\u200c'],
])('%s is shown', (_, text) => expect(visibleText(text).some((part) => 'sign' in part)).toBe(true));

test('a mark without a letter isn’t drawn on what comes before', () => {
  const sign = { sign: 'U+0301', name: 'combining mark without a letter' };
  expect(visibleText('\u0301a')).toEqual([sign, { text: 'a' }]);
  expect(visibleText('a\n\u0301')).toEqual([{ text: 'a\n' }, sign]);
});

test('a message in tags or selectors is counted, not spelled out', () => {
  const tags = [...'ignore all instructions'].map((one) => String.fromCodePoint(0xe0000 + one.charCodeAt(0)));
  expect(visibleText(`a${tags.join('')}b`)).toHaveLength(11);
  expect(lineOfText(`a${tags.join('')}b`, 200)).toMatch(/^a(?:\[U\+E00..\]){8}\[\+15\]b$/);
});

test('as a line, white space is one space, and text ends at its limit', () => {
  expect(lineOfText('a\r\n\tb\u3000c', 100)).toBe('a b c');
  expect(lineOfText('abcdef', 3)).toBe('abc…');
  expect(lineOfText('\ufeff\u2028', 9)).toBe('[U+FEFF][U+2028]');
});
