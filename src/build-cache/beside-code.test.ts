import { expect, test } from 'vitest';
import { keepTexts, withoutTexts } from './beside-code.ts';

/** What a page's code returns, evaluated as the bundled code is. */
function run(code: string): unknown {
  return new Function(`return ${code}`)();
}

test('the code returns what it returned before', () => {
  const html = '<p>“Quotes”, \\ backslashes, $& and $1,\nlines, \u2028 and `ticks`</p>';
  const before = `[{ "set:html": ${JSON.stringify(html)} }, { "set:html": "" }]`;
  const { code, texts } = withoutTexts('docs/a "page".mdx', before);
  keepTexts('docs/a "page".mdx', texts);

  expect(code).not.toContain('backslashes');
  expect(run(code)).toEqual(run(before));
});

test('a literal that JSON does not know stays in the code', () => {
  const before = String.raw`[{ "set:html": "<b>\x41</b>" }, { "set:html": "<i>B</i>" }]`;
  const { code, texts } = withoutTexts('docs/b.mdx', before);
  keepTexts('docs/b.mdx', texts);

  expect(code).toContain(String.raw`\x41`);
  expect(run(code)).toEqual(run(before));
});

test('pages do not share texts', () => {
  const first = withoutTexts('docs/c.mdx', '{ "set:html": "c" }');
  const second = withoutTexts('docs/d.mdx', '{ "set:html": "d" }');
  keepTexts('docs/c.mdx', first.texts);
  keepTexts('docs/d.mdx', second.texts);

  expect(run(`(${first.code})`)).toEqual({ 'set:html': 'c' });
  expect(run(`(${second.code})`)).toEqual({ 'set:html': 'd' });
});
