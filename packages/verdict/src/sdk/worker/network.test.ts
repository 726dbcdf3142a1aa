import { expect, test } from 'vitest';
import { guardNetwork } from './network.ts';

/** A worker scope whose network answers every request and records it. */
function scopeOf(answer: () => Response = () => new Response('{}')) {
  const sent: Array<[string, RequestInit | undefined]> = [];
  const scope = {
    fetch: async (input: string, init?: RequestInit) => {
      sent.push([String(input), init]);
      return answer();
    },
    WebSocket,
    XMLHttpRequest: class {},
    importScripts() {},
  };
  const allow = guardNetwork(scope as unknown as typeof globalThis);
  return { scope: scope as unknown as typeof globalThis, sent, allow };
}

test('nothing leaves before an origin is allowed, and then only to that origin', async () => {
  const { scope, sent, allow } = scopeOf();
  await expect(scope.fetch('https://a.example/x')).rejects.toThrow('not allowed');
  allow(['https://a.example']);
  await expect(scope.fetch('https://a.example:8443/x')).rejects.toThrow('not allowed');
  await expect(scope.fetch('http://a.example/x')).rejects.toThrow('not allowed');
  await expect(scope.fetch('https://a.example.evil.example/x')).rejects.toThrow('not allowed');
  await expect(scope.fetch('https://a.example@evil.example/x')).rejects.toThrow();
  await scope.fetch('https://a.example/x');
  allow([]);
  await expect(scope.fetch('https://a.example/y')).rejects.toThrow('not allowed');
  expect(sent.map(([url]) => url)).toEqual(['https://a.example/x']);
});

test('what is sent is a GET that carries nothing and follows no redirect', async () => {
  const { scope, sent, allow } = scopeOf();
  allow(['https://a.example']);
  await expect(scope.fetch('https://a.example/x', { method: 'POST', body: 'x' })).rejects.toThrow(
    'not allowed',
  );
  await scope.fetch(
    new Request('https://a.example/x', { headers: { Accept: 'application/did+json', 'X-Y': 'z' } }),
  );
  expect(sent).toEqual([
    [
      'https://a.example/x',
      {
        headers: { Accept: 'application/did+json' },
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        redirect: 'error',
      },
    ],
  ]);
});

test('an answer is asked for once, a failure again', async () => {
  const { scope, sent, allow } = scopeOf();
  allow(['https://a.example']);
  expect(await (await scope.fetch('https://a.example/x')).text()).toBe('{}');
  expect(await (await scope.fetch('https://a.example/x')).text()).toBe('{}');
  expect(sent).toHaveLength(1);
  expect((await scope.fetch('https://a.example/x')).url).toBe('https://a.example/x');
  const failing = scopeOf(() => new Response(null, { status: 404 }));
  failing.allow(['https://a.example']);
  await failing.scope.fetch('https://a.example/x');
  await failing.scope.fetch('https://a.example/x');
  expect(failing.sent).toHaveLength(2);
});

test('the other ways out are gone and stay gone', () => {
  const { scope } = scopeOf();
  expect(scope).toMatchObject({ WebSocket: undefined, XMLHttpRequest: undefined, importScripts: undefined });
  expect(() => Object.assign(scope, { fetch: () => {} })).toThrow(TypeError);
});
