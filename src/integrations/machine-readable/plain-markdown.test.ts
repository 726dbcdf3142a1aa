import { expect, test } from 'vitest';
import { plainMarkdown } from './plain-markdown.ts';
import { splice } from './splice.ts';

const plain = (source: string) =>
  plainMarkdown(source, (url) => `<${url}>`.slice(1, -1).replace(/^\//, 'https://x.org/'));

test('callouts become quotes with a bold title, named or not', () => {
  expect(plain('Before.\n:::note[Mind `x`]\nOne.\n\nTwo.\n:::\nAfter.')).toBe(
    'Before.\n\n> **Mind `x`**\n>\n> One.\n>\n> Two.\n\nAfter.',
  );
  expect(plain(':::warning\nText.\n:::')).toBe('> **Warning**\n>\n> Text.');
});

test('steps lose their marks, details become a bold line, and they nest', () => {
  expect(plain('::::steps\n1. One.\n2. Two.\n::::')).toBe('1. One.\n2. Two.');
  expect(plain(':::details[More]\nText.\n:::')).toBe('**More**\n\nText.');
  expect(plain('::::steps\n1. One.\n\n   :::tip\n   Text.\n   :::\n::::')).toBe(
    '1. One.\n\n   > **Tip**\n   >\n   > Text.',
  );
});

test('code stays as it is, in quotes too', () => {
  const code = '```md\n:::note\n## A {#b}\n\n\n[x](/y) {/* c */}\n```';
  expect(plain(code)).toBe(code);
  expect(plain(`:::note\n${code}\n:::`)).toContain('> ```md\n> :::note\n> ## A {#b}\n');
  expect(plain('````md\n```\n## A {#b}\n````\n\n## A {#b}')).toBe('````md\n```\n## A {#b}\n````\n\n## A');
});

test('links and pictures are mapped, code spans are not', () => {
  expect(plain('[a](/b) `[c](/d)` [`e`](/f#g "t") ![h](/i.png)')).toBe(
    '[a](https://x.org/b) `[c](/d)` [`e`](https://x.org/f#g "t") ![h](https://x.org/i.png)',
  );
  expect(plain('[a](</b c>) and [d]\n\n[d]: /e')).toBe(
    '[a](<https://x.org/b c>) and [d]\n\n[d]: https://x.org/e',
  );
  expect(plain('``a ` [b](/c)`` [d](/e)')).toBe('``a ` [b](/c)`` [d](https://x.org/e)');
});

test('heading ids, comments and the front matter that was blanked out are gone', () => {
  expect(plain('   \n    \n   \n\n## One {#two}\n\n{/* a\nb */}\n\nText {/* c */}here.')).toBe(
    '## One\n\nText here.',
  );
});

test('components give way to their Markdown, indented as they were', () => {
  const source = 'ä\n\n1. One:\n\n   <Sample />\n\nEnd.';
  const start = source.indexOf('<');
  expect(splice(source, [{ start, end: start + '<Sample />'.length, text: '```js\n1;\n\n2;\n```' }])).toBe(
    'ä\n\n1. One:\n\n   ```js\n   1;\n\n   2;\n   ```\n\nEnd.',
  );
});
