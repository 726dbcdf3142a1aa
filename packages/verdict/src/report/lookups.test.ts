import { expect, test } from 'vitest';
import { didLookup, manifestLookup } from './lookups.ts';

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
  'did:web:localhost.',
  'did:web:a.localhost.',
  'did:web:printer.local.',
  'did:web:127.1',
  'did:web:0177.0.0.1',
  'did:web:127.0.0.1.',
  'did:web:nas.home',
  'did:web:wiki.corp',
  'did:web:ex\u0430mple.com',
  'did:web:\uff4cocalhost',
  'did:web:a.example%00.b.example',
  'did:web:a.example%0a',
  'did:web:a.example ',
  'did:web:a.example%3Ax',
  'did:web:a.example%3A99999',
  'did:web:.',
  'did:web:..',
  'did:web:localhost..',
  'did:web:printer.local..',
])('%s is not asked', (did) => expect(didLookup(did)?.origin).toBeUndefined());

test.each(['did:jwk:abc', 'did:key:z6Mk', 'did:website:example.com', 'https://example.com', ''])(
  '%j needs no lookup that is known',
  (did) => expect(didLookup(did)).toBeUndefined(),
);

test.each([
  ['https://a.example/store.c2pa', 'a.example', 'https://a.example'],
  ['HTTPS://A.EXAMPLE:443/x', 'a.example', 'https://a.example'],
  ['https:a.example', 'a.example', 'https://a.example'],
  [' https://a.example/\n', 'a.example', 'https://a.example'],
  ['ht\ttps://a.example/', 'a.example', 'https://a.example'],
  ['https:\\\\a.example\\@b.example', 'a.example', 'https://a.example'],
  ['https://\u0430.example/', 'xn--80a.example', 'https://xn--80a.example'],
  ['https://93.example.com./', '93.example.com.', 'https://93.example.com.'],
])('a manifest at %j is fetched from %s', (address, host, origin) =>
  expect(manifestLookup(address)).toEqual({ what: 'manifest', subject: address, host, origin }),
);

test.each([
  'http://a.example/',
  'https://a.example@b.example/',
  'https://user:secret@b.example/',
  'https://localhost/',
  'https://localhost./',
  'https://localhost../',
  'https://LOCALHOST%2E/',
  'https://[::ffff:7f00:1]/',
  'https://[fe80::1]/',
  'https://127。0。0。1/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://192.168.1.1/',
  'https://router/',
  'https://printer.local/',
  'https://\uff11\uff12\uff17.0.0.1/',
  'https://\u24db\u24de\u24d2alhost/',
])('a manifest at %j is not fetched', (address) => {
  const lookup = manifestLookup(address);
  expect(lookup?.what).toBe('manifest');
  expect(lookup?.origin).toBeUndefined();
});

test.each([
  '',
  '//a.example/',
  '/store.c2pa',
  'file:///etc/passwd',
  'data:application/c2pa,x',
  'blob:https://a.example/1',
  'javascript:alert(1)',
  'ftp://a.example/',
  'wss://a.example/',
  'https://',
  'https://a b/',
])('%j isn’t the address of a manifest to fetch', (address) =>
  expect(manifestLookup(address)).toBeUndefined(),
);

test('the host of the page may be asked, whatever it is called', () =>
  expect(manifestLookup('http://localhost:4321/x', 'localhost:4321')?.origin).toBe('http://localhost:4321'));
