import { expect, test } from 'vitest';
import { divide } from './divide.ts';

/** About 420 px each. */
const paragraph = (name: string) => `<p id="${name}">${'word '.repeat(220)}<br>a > b <img alt="c > d"></p>`;
const paragraphs = (...names: string[]) => names.map(paragraph).join('');
const main = (text: string) => `<main id="main"><article>${text}</article></main><nav class="toc"></nav>`;

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
