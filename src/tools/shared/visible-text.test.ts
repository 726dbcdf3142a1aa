import { expect, test } from 'vitest';
import { beginning, isTall, plainText, visibleText, webAddress } from './visible-text.ts';

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

test.each([
  'javascript:alert(1)',
  ' https://x',
  'data:text/html,x',
  'file:///etc',
  '//x.example',
  'https://',
  'JaVaScRiPt:1',
  `https://x/${'a'.repeat(3000)}`,
])('%s is no link', (text) => expect(webAddress(text)).toBeUndefined());
test('an address of the web is', () =>
  expect(webAddress('https://example.org/a?b')).toBe('https://example.org/a?b'));
