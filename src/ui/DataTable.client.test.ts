import { expect, test } from 'vitest';
import { comparable, hasMessage } from './DataTable.client.ts';

const has = (pasted: string, message: string) => hasMessage(comparable(pasted), comparable(message));

test('case, line ends, and kinds of quotes don’t matter', () => {
  expect(
    has(
      'remote URI “x”  is not\npermitted by the allowed list',
      "Remote URI '…' is not permitted by the allowed list",
    ),
  ).toBe(true);
});

test('another message, or only a part of one, isn’t found', () => {
  expect(has('type is unsupported', 'resource not found: …')).toBe(false);
  expect(has('resource', 'resource not found: …')).toBe(false);
});

test('a word that is in many texts isn’t a message', () => {
  expect(has('the file is Invalid', 'Invalid')).toBe(false);
});
