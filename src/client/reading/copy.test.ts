import { expect, test } from 'vitest';
import { codeOf, copyText, withoutMarkers } from './copy.ts';
import { around } from './unfold.ts';

/** A code element like the build's: text and spans, and blocks for marked lines. */
const code = (...nodes: Array<[name: string, text: string]>) =>
  ({ childNodes: nodes.map(([nodeName, textContent]) => ({ nodeName, textContent })) }) as unknown as Element;

test('code is copied as it is', () => {
  expect(copyText('$ is a sign\nof jQuery', 'js')).toBe('$ is a sign\nof jQuery');
});

test('of a transcript the commands are copied, without prompt and answers', () => {
  expect(copyText('$ mkdir demo\n$ ls\ndemo\n', 'console')).toBe('mkdir demo\nls');
});

test('a command goes on after a backslash', () => {
  expect(copyText('$ openssl req \\\n  -x509 \\\n  -new\ndone', 'console')).toBe(
    'openssl req \\\n  -x509 \\\n  -new',
  );
});

test('marked and inserted lines get their line end back, deleted lines go', () => {
  const element = code(
    ['#text', 'a\n'],
    ['MARK', 'b'],
    ['DEL', 'c'],
    ['INS', 'd'],
    ['SPAN', 'e'],
    ['#text', '\nf\n'],
  );
  expect(codeOf(element)).toBe('a\nb\nd\ne\nf');
});

test('a whole file has no markers', () => {
  expect(withoutMarkers("import 'x';\n\n// #region sign\nsign();\n// #endregion\n")).toBe(
    "import 'x';\n\nsign();",
  );
  expect(withoutMarkers('# #region read\nread()\n#endregion\n<!-- #region a -->\n')).toBe('read()');
});

test('an excerpt is found in its file, unless its indentation differs', () => {
  expect(around('a\nb\nc', 'b')).toEqual(['a\n', '\nc']);
  expect(around('a\n  b\n  c', 'b\nc')).toBeUndefined();
});
