import { afterEach, expect, test, vi } from 'vitest';
import { loadRemote, remoteAddress } from './remote.ts';

afterEach(() => vi.unstubAllGlobals());

test('only an https address without credentials is taken, and its host is named', () => {
  expect(remoteAddress(' https://example.com/chain.pem ')).toEqual({
    url: 'https://example.com/chain.pem',
    host: 'example.com',
  });
  expect(remoteAddress('example.com/chain.pem')).toMatchObject({ host: 'example.com' });
  // Text that could be mistaken for another host is shown as is.
  expect(remoteAddress('https://еxample.com/x')).toMatchObject({ host: 'xn--xample-2of.com' });
});

test.each([
  ['', /Enter the URL/],
  ['chain', /isn’t a complete URL/],
  ['http://example.com/chain.pem', /Only https/],
  ['file:///etc/passwd', /Only https/],
  ['data:text/plain,x', /Only https/],
  ['https://user:secret@example.com/', /user name or password/],
])('%j is refused, and why is said', (typed, problem) => {
  expect(remoteAddress(typed)).toMatchObject({ problem: expect.stringMatching(problem) });
});

test('nothing that identifies the reader is sent, and no redirect is followed', async () => {
  const fetched = vi.fn(async (_url: string, _options: RequestInit) => new Response('x'));
  vi.stubGlobal('fetch', fetched);
  expect(await (await loadRemote('https://example.com/x', 'example.com')).text()).toBe('x');
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  });
});

test('a host that refuses, fails, or sends too much is named with the next step', async () => {
  const answers = (response: Response | Error) =>
    vi.stubGlobal('fetch', async () => {
      if (response instanceof Error) throw response;
      return response;
    });
  answers(new TypeError('Failed to fetch'));
  await expect(loadRemote('https://example.com/', 'example.com')).rejects.toThrow(
    /Download the file yourself/,
  );
  answers(new Response('', { status: 404 }));
  await expect(loadRemote('https://example.com/', 'example.com')).rejects.toThrow(/status 404/);
  answers(new Response(new Uint8Array(2_000_001)));
  await expect(loadRemote('https://example.com/', 'example.com')).rejects.toThrow(/too large/);
});
