import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.ts';

const markdown = (html: string): string =>
  htmlToMarkdown(parseDocument(html), (href) => `https://x.org${href}`);

test('the title comes first, then blocks in order', () => {
  expect(
    markdown('<p>Version: Next</p><h1>Docs</h1><p>One <em>or</em>\n two.</p><h2>A<a href="#a"></a></h2>'),
  ).toBe('# Docs\n\nVersion: Next\n\nOne *or* two.\n\n## A');
});

test('a heading has its id, unless its text gives it, so that links to it lead somewhere', () => {
  expect(
    markdown(
      '<h1 id="x">T</h1><h2 id="two-words">Two <code>words</code></h2><h3 id="short">A long one<a class="anchor" href="#short"></a></h3>',
    ),
  ).toBe('# T\n\n## Two `words`\n\n### A long one {#short}');
});

test('links, images, code, and elements set side by side', () => {
  expect(markdown('<ul><li><strong>Web</strong><code>c2pa</code><span>x</span></li></ul>')).toBe(
    '- **Web** `c2pa` x',
  );
  expect(markdown('<p><a href="/a">A</a><a href="/b">B</a></p>')).toBe(
    '[A](https://x.org/a) [B](https://x.org/b)',
  );
  expect(markdown('<p><img src="/a.png" alt="A sun"><img src="/b.png" alt=""></p>')).toBe(
    '![A sun](https://x.org/a.png)',
  );
  expect(markdown('<p><code>Promise&lt;<a href="/b">Buffer</a>&gt;</code></p>')).toBe(
    '`Promise<`[`Buffer`](https://x.org/b)`>`',
  );
  expect(
    markdown('<p><code><span class="whole">--a</span><wbr><span class="whole">--b</span></code></p>'),
  ).toBe('`--a--b`');
});

test('text that looks like a mark is text, and quotation marks are those of a keyboard', () => {
  expect(markdown('<p>They don’t say “x”.</p>')).toBe('They don\'t say "x".');
  expect(markdown('<p>2 * 3, _x_, `y`, a_b, &lt;img>, [z](/z), [0]</p>')).toBe(
    '2 \\* 3, \\_x\\_, \\`y\\`, a_b, \\<img>, \\[z]\\(/z), \\[0]',
  );
  expect(markdown('<p># one</p><p>2. two</p><p>- three</p>')).toBe('\\# one\n\n2\\. two\n\n\\- three');
});

test('code keeps its language, caption, note, and inserted lines, but not deleted ones; a longer fence goes round one that holds fences', () => {
  expect(
    markdown(
      '<figure class="code" data-lang="js"><figcaption>read.mjs</figcaption><pre><code><span>a</span>;\n<del>x</del><ins>b</ins><ins>c</ins>d</code></pre><p class="code-note"><span class="run" hidden>Run: <kbd>node read.mjs</kbd> · </span><a href="/read.mjs">read.mjs</a><br>Ran.</p></figure>',
    ),
  ).toBe(
    'read.mjs:\n\n```js\na;\nb\nc\nd\n```\n\nRun: `node read.mjs` · [read.mjs](https://x.org/read.mjs)\\\nRan.',
  );
  expect(
    markdown('<figure class="code" data-excerpt><figcaption>a.c</figcaption><pre>x</pre></figure>'),
  ).toBe('a.c (excerpt):\n\n```\nx\n```');
  expect(markdown('<figure class="code" data-lang="md"><pre>```\nx\n```</pre></figure>')).toBe(
    '````md\n```\nx\n```\n````',
  );
});

test('lists nest, their headings become bold, tabs carry their names', () => {
  expect(markdown('<ol start="3"><li><h3>A</h3><p>B</p><ul><li>C</li></ul></li></ol>')).toBe(
    '3. **A**\n\n   B\n\n   - C',
  );
  expect(markdown('<ul><li>A<pre># a comment</pre></li></ul>')).toBe('- A\n  ```\n  # a comment\n  ```');
  expect(markdown('<ul><li>A<ul><li>B</li></ul></li><li>C</li></ul>')).toBe('- A\n  - B\n- C');
  expect(markdown('<ul class="cards"><li><a href="/a">A</a><p>B.</p></li></ul>')).toBe(
    '- [A](https://x.org/a)\n\n  B.',
  );
  expect(
    markdown('<div class="tab-row"><label>Rust</label></div><div data-label="Rust"><pre>x</pre></div>'),
  ).toBe('**Rust**\n\n```\nx\n```');
});

test('tables with a caption, and lists in cells', () => {
  expect(
    markdown(
      '<div class="table-scroll" aria-label="All of them"><table><caption>All</caption><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1|2</td><td><ul><li><code>3</code></li><li>4</li></ul></td></tr></tbody></table></div>',
    ),
  ).toBe('All:\n\n| A | B |\n| - | - |\n| 1\\|2 | `3`<br>4 |');
});

test('quotes, callouts, definitions, drawings, and what is on screen only', () => {
  expect(markdown('<aside><p>A</p><p>B</p></aside><dl><dt>C</dt><dd>D</dd></dl>')).toBe(
    '> A\n>\n> B\n\n**C**\n\nD',
  );
  expect(markdown('<div role="note"><p class="callout-title">Mind <code>x</code></p><p>A</p></div>')).toBe(
    '> **Mind `x`**\n>\n> A',
  );
  expect(
    markdown(
      '<figure class="diagram"><svg aria-label="A to B"><text>A</text></svg><figcaption>Path</figcaption></figure>',
    ),
  ).toBe('> Diagram: A to B (Path)');
  const arrowhead = '<svg class="d-defs" aria-hidden="true"><defs></defs></svg>';
  expect(markdown(`<figure class="diagram">${arrowhead}<svg aria-label="A to B"></svg></figure>`)).toBe(
    '> Diagram: A to B',
  );
  expect(markdown('<nav>x</nav><button>y</button><p hidden>z</p><form>w</form>')).toBe('');
  expect(
    markdown('<label class="show-all"><input type="checkbox"><span>Show all 30 rows</span></label>'),
  ).toBe('');
});

test('a tool is a sentence, with the file it opens and its own page', () => {
  const tool = (props: string, inside: string) =>
    markdown(`<div data-island="inspector" data-props='${props}'>${inside}<p>Downloads 2.5 MB.</p></div>`);
  expect(
    tool('{"src":"/samples/a.jpg"}', '<a href="/tools/inspect?inspect=/samples/a.jpg">Open full screen</a>'),
  ).toMatch(
    /^> On the web page, an inspector .*\. It opens \[a\.jpg\]\(https:\/\/x\.org\/samples\/a\.jpg\)\. \[Open full screen\]\(https:\/\/x\.org\/tools\/inspect\?inspect=\/samples\/a\.jpg\)$/,
  );
  expect(tool('{}', '')).not.toMatch(/opens \[|Downloads/);
});
