import { expect, test } from 'vitest';
import { unreachable } from './no-network.ts';

test.each([
  ["fatal: unable to access 'https://github.com/x.git/': Could not resolve host: github.com", 'github.com'],
  [
    'npm error request to https://registry.npmjs.org/vite failed, reason: getaddrinfo ENOTFOUND',
    'registry.npmjs.org',
  ],
  ['npm error getaddrinfo EAI_AGAIN registry.npmjs.org', 'registry.npmjs.org'],
  ["HTTPSConnectionPool(host='pypi.org', port=443): Failed to establish: NewConnectionError", 'pypi.org'],
  ['CONNECT tunnel failed, response 403', 'a host that it downloads from'],
])('%s', (message, host) => {
  expect(unreachable(message)).toBe(`${host} can't be reached from here`);
});

test('another failure has nothing to do with the network', () => {
  expect(unreachable('error: no member named x')).toBeUndefined();
});
