import { expect, test } from 'vitest';
import { markFold } from './fold.ts';

const marks = { fold: '|', piece: '~' };
const paragraph = (characters: number) => `<p>${'x'.repeat(characters)}</p>`;

test('the mark stands before the first section below the window', () => {
  const html = `${paragraph(500)}<h2 id="a">A</h2>${paragraph(2000)}<h2 id="b">B</h2>${paragraph(9)}<h2>C</h2>`;
  expect(markFold(html, marks).split('|')[1]).toMatch(/^<h2 id="b">/);
});

test('code and drawings take room as they do on the screen', () => {
  const code = `<pre><code>${'\n'.repeat(40)}</code></pre>`;
  expect(markFold(`${code}<h2>A</h2>`, marks)).toBe(`${code}~|<h2>A</h2>`);
  const drawing = `<svg><text>${'x'.repeat(5000)}</text></svg>`;
  expect(markFold(`${drawing}<h2>A</h2>`, marks)).toBe(`${drawing}<h2>A</h2>|`);
});

test('a page that fits a window has the mark at its end', () => {
  expect(markFold('<p>Short.</p><h2>A</h2>', marks)).toBe('<p>Short.</p><h2>A</h2>|');
});

test('below the fold, pieces begin at headings, and never between two of them', () => {
  const long = paragraph(5000);
  const html = `${long}<h2>A</h2><h3>B</h3>${long}<h3>C</h3>${paragraph(9)}<h3>D</h3>${long}<h2>E</h2>`;
  expect(markFold(html, marks)).toBe(
    `${long}~|<h2>A</h2><h3>B</h3>${long}~<h3>C</h3>${paragraph(9)}<h3>D</h3>${long}~<h2>E</h2>`,
  );
});
