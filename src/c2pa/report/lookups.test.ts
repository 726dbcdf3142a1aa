import { expect, test } from 'vitest';
import { didLookup } from './lookups.ts';

test.each([
  ['did:web:example.com', 'example.com', 'https://example.com'],
  ['did:web:example.com:users:1', 'example.com', 'https://example.com'],
  ['did:web:example.com%3A8443', 'example.com:8443', 'https://example.com:8443'],
  ['did:web:example.com%3a8443:u', 'example.com:8443', 'https://example.com:8443'],
  ['did:web:example.com%3A443', 'example.com', 'https://example.com'],
  ['did:web:Example.COM', 'example.com', 'https://example.com'],
])('%s is looked up at %s', (did, host, origin) =>
  expect(didLookup(did)).toEqual({ what: 'identity', subject: did, host, origin }),
);

test.each([
  'did:web:localhost',
  'did:web:localhost%3A8080',
  'did:web:127.0.0.1',
  'did:web:2130706433',
  'did:web:0x7f.1',
  'did:web:printer.local',
  'did:web:router',
  'did:web:a.example%2Fx',
  'did:web:a.example%40b.example',
  'did:web:user@b.example',
  'did:web:a.example\\b',
  'did:web:%5B::1%5D',
])('%s is not asked', (did) => expect(didLookup(did)?.origin).toBeUndefined());

test.each(['did:jwk:abc', 'did:key:z6Mk', 'did:website:example.com', 'https://example.com', ''])(
  '%j needs no lookup that is known',
  (did) => expect(didLookup(did)).toBeUndefined(),
);
