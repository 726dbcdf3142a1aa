import { expect, test } from 'vitest';
import { divide } from './divide.ts';
import { restPlace } from './places.ts';

/** About 420 px each. */
const paragraph = (name: string) => `<p id="${name}">${'word '.repeat(220)}<br>a > b <img alt="c > d"></p>`;
const paragraphs = (...names: string[]) => names.map(paragraph).join('');
const main = (text: string) => `<main id="main"><article>${text}</article></main><nav class="toc"></nav>`;

test('a page is divided after about two screens, with a place in each open element', () => {
  const last = paragraphs('c', 'd', 'e', 'f', 'g', 'h');
  const { top, rest } = divide(main(`<div>${paragraphs('a', 'b')}${last}</div><nav>Next</nav>`));
  expect(rest).toEqual([last, '<nav>Next</nav>']);
  const places = [restPlace('div', true), restPlace('article', false)];
  expect(top).toBe(main(`<div>${paragraphs('a', 'b')}${places[0]}</div>${places[1]}`));
});

test('rows and list items are divided, with a place that may be there', () => {
  const rows = (from: number, to: number) =>
    Array.from(
      { length: to - from },
      (_, row) => `<tr><td>${from + row} ${'cell '.repeat(20)}</td></tr>`,
    ).join('');
  const table = (body: string) => main(`<div><table><tbody>${body}</tbody></table></div>`);
  const { top, rest } = divide(table(rows(0, 100)));
  expect(rest).toEqual([expect.stringMatching(/^<tr>.*<\/tr>$/s)]);
  expect(top.replace(restPlace('tbody', true), rest.join(''))).toBe(table(rows(0, 100)));
  expect(divide(main(`<ul>${'<li>item</li>'.repeat(900)}</ul>`)).top).toContain(
    '<li class="rest cut"></li></ul>',
  );
});

test('nothing is divided that a page needs as a whole', () => {
  for (const [start, end] of [
    ['<fieldset class="tabs"><div>', '</div></fieldset>'],
    ['<figure>', '</figure>'],
    ['<pre>', '</pre>'],
  ]) {
    const whole = main(`${start}${paragraphs('a', 'b', 'c', 'd', 'e', 'f', 'g')}${end}`);
    expect(divide(whole)).toEqual({ top: whole, rest: [] });
  }
});

test('folded text takes no height, and a short rest stays', () => {
  const folded = `<details><summary>More</summary>${paragraphs('a', 'b', 'c', 'd', 'e', 'f', 'g')}</details>`;
  const short = main(folded + paragraphs('h'));
  expect(divide(short)).toEqual({ top: short, rest: [] });
  const little = main(paragraphs('a', 'b', 'c', 'd'));
  expect(divide(little)).toEqual({ top: little, rest: [] });
});
