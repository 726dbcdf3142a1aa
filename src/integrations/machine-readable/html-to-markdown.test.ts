import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { find } from '../html-tree.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';

function markdown(html: string): string {
  const main = find(parse(`<main>${html}</main>`), ({ tagName }) => tagName === 'main');
  if (!main) throw new Error('no main');
  return htmlToMarkdown(main, (href) => `https://x.org${href}`);
}

test('the title comes first, then blocks in order', () => {
  expect(
    markdown('<p>Version: Next</p><h1>Docs</h1><p>One <em>or</em>\n two.</p><h2>A<a href="#a"></a></h2>'),
  ).toBe('# Docs\n\nVersion: Next\n\nOne *or* two.\n\n## A');
});

test('links, code, and elements set side by side', () => {
  expect(markdown('<ul><li><strong>Web</strong><code>c2pa</code><span>x</span></li></ul>')).toBe(
    '- **Web** `c2pa` x',
  );
  expect(markdown('<p><a href="/a">A</a><a href="/b">B</a></p>')).toBe(
    '[A](https://x.org/a) [B](https://x.org/b)',
  );
});

test('code keeps its language, caption and note; a longer fence goes round one that holds fences', () => {
  expect(
    markdown(
      '<figure class="code" data-lang="js"><figcaption>read.mjs</figcaption><pre><code><span>a</span>;\nb</code></pre><p class="code-note">Ran.</p></figure>',
    ),
  ).toBe('read.mjs:\n\n```js\na;\nb\n```\n\nRan.');
  expect(markdown('<figure class="code" data-lang="md"><pre>```\nx\n```</pre></figure>')).toBe(
    '````md\n```\nx\n```\n````',
  );
});

test('lists nest, their headings become bold, tabs carry their names', () => {
  expect(markdown('<ol><li><h3>A</h3><p>B</p><ul><li>C</li></ul></li></ol>')).toBe(
    '1. **A**\n\n   B\n\n   - C',
  );
  expect(markdown('<div data-label="Rust"><pre>x</pre></div>')).toBe('**Rust**\n\n```\nx\n```');
});

test('tables, quotes, definitions, and what is on screen only', () => {
  expect(
    markdown(
      '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1|2</td><td><code>3</code></td></tr></tbody></table>',
    ),
  ).toBe('| A | B |\n| --- | --- |\n| 1\\|2 | `3` |');
  expect(markdown('<aside><p>A</p><p>B</p></aside><dl><dt>C</dt><dd>D</dd></dl>')).toBe(
    '> A\n>\n> B\n\n**C**\n\nD',
  );
  expect(markdown('<nav>x</nav><button>y</button><p hidden>z</p><form>w</form>')).toBe('');
});
