import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { sectionsOf } from './texts.ts';

test('text is divided at headings, and what isn’t text is left out', () => {
  const html = `<p>Before &amp; <code>a message</code>.</p><script>no()</script>
    <h2 id="one">One<a class="anchor" href="#one"></a></h2><p>A <span class="term"><button type="button"
    popovertarget="t">claim</button><span popover="auto" id="t">Not this. <a href="/g">Glossary</a></span></span>
    and <button>no</button><img src="x.png" alt="an image">.</p>
    <table><tr><th>Key</th><td>Value</td></tr></table>
    <h3 id="two"><code>two()</code></h3><figure class="code"><pre>const dataHash = 1;</pre></figure>
    <svg aria-label="A drawing."><text>no</text></svg>`;
  expect(sectionsOf(parseFragment(html))).toEqual([
    { id: '', title: '', text: 'Before & `a message`.' },
    { id: 'one', title: 'One', text: 'A claim and an image .\nKey Value' },
    { id: 'two', title: 'two()', text: 'A drawing.' },
  ]);
});
