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

test('of the list of messages, each that no page explains is a section, and the others are left out', () => {
  const html = `<p>Before.</p><div data-table="messages"><table><thead><tr><th>Message</th><th>Cause</th></tr></thead>
    <tbody><tr id="message-a-b"><th><code>a b</code></th><td>A cause. A <a href="/fix">fix</a>.</td></tr>
    <tr><th><code>c d</code></th><td><a href="/page">A page</a></td></tr></tbody></table></div>`;
  expect(sectionsOf(parseFragment(html))).toEqual([
    { id: '', title: '', text: 'Before.' },
    { id: 'message-a-b', title: '`a b`', text: 'A cause. A fix.' },
  ]);
});
