import { expect, test } from 'vitest';
import { codeOf, copyText } from './copy-code.ts';

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
