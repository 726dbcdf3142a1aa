import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { blockedCodeMessage, cspHash, inlineCodeOf } from './csp.ts';

const inlineCode = (html: string) => inlineCodeOf(parseDocument(html));

describe('blockedCodeMessage', () => {
  it('stops after twenty', () => {
    const many = inlineCode('<p style="x">'.repeat(25));
    expect(blockedCodeMessage(new Map([['a.html', many]]))).toContain('\n  … and 5 more\n');
  });
});

describe('inlineCode', () => {
  it('hashes inline scripts that run', () => {
    const html =
      '<script>one</script><script type="module">two</script><script type="TEXT/JavaScript">three</script>';
    expect(inlineCode(html).scripts).toEqual(['one', 'two', 'three'].map(cspHash));
  });

  it('hashes import maps and speculation rules, which the policy checks as well', () => {
    const html = '<script type="importmap">{}</script><script type="speculationrules">{ }</script>';
    expect(inlineCode(html).scripts).toEqual(['{}', '{ }'].map(cspHash));
  });

  it('leaves out data blocks and scripts with an address', () => {
    const html =
      '<script type="application/ld+json">{}</script><script type="application/json">{}</script><script src="/a.js"></script>';
    expect(inlineCode(html)).toEqual({ scripts: [], styles: [], blocked: [] });
  });

  it('hashes what the browser hashes: the text after line endings were made one', () => {
    expect(inlineCode('<script>a\r\nb</script>').scripts).toEqual([cspHash('a\nb')]);
  });

  it('gives the hash a browser computes', () => {
    expect(cspHash('alert(1)')).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  });

  it('finds styles, also inside noscript and template', () => {
    const html =
      '<style>a{}</style><noscript><style>b{}</style></noscript><template><style>c{}</style></template>';
    expect(inlineCode(html).styles.sort()).toEqual(['a{}', 'b{}', 'c{}'].map(cspHash).sort());
  });

  it('finds code in srcdoc', () => {
    expect(inlineCode('<iframe srcdoc="<script>x</script>"></iframe>').scripts).toEqual([cspHash('x')]);
  });

  it('reports what no hash can allow', () => {
    const html = `<p style="color: red">a</p><button onclick="go()">b</button><a href=" JavaScript:go()">c</a>
      <svg><rect style="fill: red"/></svg><p style="${'x'.repeat(99)}"></p>`;
    expect(inlineCode(html).blocked).toEqual([
      '<p style="color: red">',
      '<button onclick="go()">',
      '<a href=" JavaScript:go()">',
      '<rect style="fill: red">',
      `<p style="${'x'.repeat(60)}…">`,
    ]);
  });

  it('reads code samples as text', () => {
    const html =
      '<pre>&lt;p style="x" onclick="y"&gt; &lt;script&gt;</pre><p data-style="z" title="onclick"></p>';
    expect(inlineCode(html)).toEqual({ scripts: [], styles: [], blocked: [] });
  });
});
