import { expect, test } from 'vitest';
import { messageOf } from './message.ts';

/** What vitest's `diff` has for a list that should be empty. */
const DIFF = `- Expected
+ Received

- []
+ [
+   "BeforeAfter.css: --ink-softer isn't in src/styles/tokens.css",
+ ]`;

test("a failed comparison's message has the lines that differ", () => {
  expect(
    messageOf('expected [ Array(1) ] to deeply equal []', DIFF),
  ).toBe(`expected [ Array(1) ] to deeply equal []
- expected, + received:
- []
+ [
+   "BeforeAfter.css: --ink-softer isn't in src/styles/tokens.css",
+ ]`);
});

test('a long message and a long diff are shortened, each by itself', () => {
  const lines = (count: number, sign: string) =>
    Array.from({ length: count }, (_, i) => `${sign}${i}`).join('\n');
  const message = messageOf(lines(20, 'm'), lines(30, '+ '));
  expect(message).toContain('m11\n… 8 more lines\n- expected, + received:\n+ 0');
  expect(message).toMatch(/\+ 11\n… 18 more lines$/);
});
