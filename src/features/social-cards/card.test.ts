import { expect, test } from 'vitest';
import { sectionSlug } from '../../content/social-card.ts';
import { balance, cardSvg, wrap } from './card.ts';

const measure = (text: string) => text.length * 10;
const style = { background: '#fff', text: '#000', accent: '#0b5d57' };

test('lines are filled, then evened out, without another line', () => {
  expect(wrap('aa bb cc dd ee', 110, measure)).toEqual(['aa bb cc dd', 'ee']);
  expect(balance('aa bb cc dd ee', 110, measure)).toEqual(['aa bb cc', 'dd ee']);
  expect(balance('incomprehensibilities', 50, measure)).toEqual(['incomprehensibilities']);
});

test('a title that is long gets smaller and keeps within its lines', () => {
  const wide = (text: string, { size }: { size: number }) => text.length * size * 0.5;
  const sizeOf = (title: string) =>
    Number(/font-family="Source Serif[^"]*" font-size="(\d+)"/.exec(cardSvg({ title }, style, wide))?.[1]);
  expect(sizeOf('Signing')).toBe(84);
  expect(sizeOf('Everything there is to know about certificates and keys')).toBeLessThan(84);
  expect(cardSvg({ title: 'word '.repeat(60) }, style, wide).match(/<text/g)).toHaveLength(4);
});

test('text is escaped, the mark is drawn where there is one', () => {
  const svg = cardSvg(
    { title: 'A <b> & "c"' },
    { ...style, mark: '<svg viewBox="0 0 8 8"><path d="M0 0"/></svg>' },
    () => 10,
  );
  expect(svg).toContain('A &lt;b&gt; &amp; &quot;c&quot;');
  expect(svg).toContain('viewBox="0 0 8 8"');
});

test('every section has an address of its own, in any script', () => {
  expect(sectionSlug('Signing & certificates')).toBe('signing-certificates');
  expect(sectionSlug('Подпись')).toBe(encodeURIComponent('подпись'));
  expect(sectionSlug('!')).toBe('section');
});
