import { expect, test } from 'vitest';
import { comparable, hasMessage } from './DataTable.client.ts';

const has = (pasted: string, message: string) => hasMessage(comparable(pasted), comparable(message));

test('a message is found in a whole stack trace, whatever varies in it', () => {
  expect(has('c2pa.C2paError: Other: resource not found: thumb.jpg\n  at x', 'resource not found: …')).toBe(
    true,
  );
  expect(
    has(
      'Failed to create signer from keys: bad unknown/unsupported algorithm OID',
      'Failed to create signer from keys: … unknown/unsupported algorithm OID',
    ),
  ).toBe(true);
});

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
