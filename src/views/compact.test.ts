import { parseFragment, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { compact } from './compact.ts';

test('what is left out follows from the rest', () => {
  const html =
    '<div><p>One</p><p>Two <a href="/x">three</a></p></div><ul><li>A<ul><li>B</li></ul></li><li><p>C</p></li></ul>' +
    '<table><thead><tr><th>N</th><th>V</th></tr></thead><tbody><tr><th>a</th><td>1</td></tr><tr><th>b</th><td><p>2</p></td></tr></tbody></table>' +
    '<p>Last</p><script>x</script><pre><code>&lt;/li&gt;&lt;li&gt;</code></pre>';
  const shorter = compact(html);
  expect(shorter.length).toBeLessThan(html.length - 80);
  expect(serialize(parseFragment(shorter))).toBe(html);
});
