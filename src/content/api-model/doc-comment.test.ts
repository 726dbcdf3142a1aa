import { expect, test } from 'vitest';
import { parseDocComment } from './doc-comment.ts';

test('a comment is cut at its tags', () => {
  const comment = parseDocComment(
    '/**\n * Reads it.\n *\n * @remarks\n *\n * Slowly.\n *\n * @param uri - The `uri`.\n * Two lines.\n *\n * @returns The bytes.\n */\n',
  );
  expect(comment).toMatchObject({
    text: 'Reads it.',
    remarks: 'Slowly.',
    params: { uri: 'The `uri`.\nTwo lines.' },
    returns: 'The bytes.',
  });
});

test('an at sign inside an example begins nothing', () => {
  const { examples } = parseDocComment('/**\n * @example\n * ```ts\n * @param x\n * ```\n */');
  expect(examples).toEqual(['```ts\n@param x\n```']);
});

test('what the authors still wanted to write, and the licence of the file, is nothing to read', () => {
  expect(parseDocComment('/**\n * Signs.\n *\n * @todo Docs coming soon\n */').text).toBe('Signs.');
  expect(parseDocComment('/**\n * Copyright 2025 Somebody All Rights Reserved.\n */').text).toBe('');
});

test('a deprecated item says so even without a reason', () => {
  expect(parseDocComment('/** @deprecated */').deprecated).toBe('');
  expect(parseDocComment('/** Fine. */').deprecated).toBeUndefined();
});
