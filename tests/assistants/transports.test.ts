import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CALLS } from './support/calls.ts';
import { type Caller, overHttp, overStdio, startHttp } from './support/client.ts';
import { type Installed, serverAndFolder } from './support/installed.ts';

let installed: Installed;
let http: Awaited<ReturnType<typeof startHttp>>;
let callers: Record<'stdio' | 'http', Caller>;

beforeAll(async () => {
  installed = serverAndFolder();
  http = await startHttp(installed.program, ['--folder', 'dist/img']);
  callers = { stdio: await overStdio(installed.program), http: await overHttp(http.url) };
});
afterAll(async () => {
  await Promise.all(Object.values(callers).map((caller) => caller.close()));
  http.process.kill();
  installed.remove();
});

const NAMES = [
  'search_docs',
  'read_page',
  'find_sample',
  'explain_status_code',
  'check_manifest_definition',
  'check_program',
  'certificate_rules',
  'inspect_file',
  'check_conformance',
];

describe.each(['stdio', 'http'] as const)('over %s', (transport) => {
  test('every tool is listed with both schemas, and says that it changes nothing', async () => {
    const { tools } = await callers[transport].client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(NAMES);
    for (const { inputSchema, outputSchema, annotations, description } of tools) {
      expect(inputSchema.additionalProperties).toBe(false);
      expect(outputSchema?.type).toBe('object');
      expect(annotations?.readOnlyHint).toBe(true);
      expect(description?.length).toBeGreaterThan(60);
    }
  });

  test('each page is a resource, and what isn’t a page can’t be read', async () => {
    const { client } = callers[transport];
    const { resources } = await client.listResources();
    const [page] = resources.filter(({ uri }) => uri.endsWith('/docs/signing/get-cert.md'));
    expect(page?.mimeType).toBe('text/markdown');
    const { contents } = await client.readResource({ uri: page?.uri ?? '' });
    expect(contents[0]).toMatchObject({ text: expect.stringMatching(/^# /) });
    const other = page?.uri.replace('docs/signing/get-cert', '../package') ?? '';
    await expect(client.readResource({ uri: other })).rejects.toThrow();
  });

  test.each(CALLS)('%s answers %j', async (name, given, pattern) => {
    const { text, isError, data } = await callers[transport].call(name, given);
    expect(isError, text).toBe(false);
    expect(text).toMatch(pattern);
    expect(Object.keys(data).length).toBeGreaterThan(0);
  });
});

/** Posts to the server with headers that the SDK's client wouldn't send. @returns the status */
function post(headers: Record<string, string>, { path = '/mcp', method = 'POST', body = '{}' } = {}) {
  const { hostname, port } = new URL(http.url);
  return new Promise<number>((done, failed) => {
    const sent = request(
      {
        hostname,
        port,
        path,
        method,
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
          ...headers,
        },
      },
      (response) => {
        response.resume();
        done(response.statusCode ?? 0);
      },
    );
    sent.on('error', failed);
    sent.end(body);
  });
}

test('over HTTP, only requests of this machine are answered', async () => {
  const { port } = new URL(http.url);
  expect(await post({ Host: 'attacker.example' })).toBe(403);
  expect(await post({ Host: `attacker.example:${port}` })).toBe(403);
  expect(await post({ Host: `127.0.0.1.attacker.example:${port}` })).toBe(403);
  expect(await post({ Origin: 'https://attacker.example' })).toBe(403);
  expect(await post({ Origin: 'null' })).toBe(403);
  expect(await post({ Host: `localhost:${port}` })).not.toBe(403);
  expect(await post({}, { path: '/' })).toBe(404);
  expect(await post({}, { method: 'GET', body: '' })).toBe(405);
  // What any web page can request without an Origin: an image with this address.
  for (const path of ['//', '///', '/\\', '//[', '/mcp/..', '/mcp%00'])
    expect(await post({}, { path, method: 'GET', body: '' }), path).toBe(404);
  expect(await post({}, { body: '{' })).toBe(400);
  // The server still works after all that.
  expect((await callers.http.call('certificate_rules')).isError).toBe(false);
});

/** Sends the beginning of a request and waits until the server closes the connection. @returns its answer */
function answerUntilClosed(path: string, header: string, body = ''): Promise<string> {
  const { hostname, port } = new URL(http.url);
  return new Promise((done) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (part) => {
      answer += part;
    });
    // The rest of the body can be on its way when the connection ends.
    socket.on('error', () => {});
    socket.on('close', () => done(answer));
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream\r\n${header}\r\n\r\n${body}`,
    );
  });
}

test('after a refusal before the end of the body, the connection closes', async () => {
  const endless = 'Content-Length: 1000000000';
  for (const [path, status] of [
    ['/mcp', 413],
    ['/other', 404],
  ] as const)
    expect(await answerUntilClosed(path, endless)).toMatch(
      new RegExp(`^HTTP/1.1 ${status} [\\s\\S]*\r\nconnection: close\r\n`, 'i'),
    );
  const chunk = `400000\r\n${'x'.repeat(0x400000)}\r\n`;
  // The end of a connection that still sends can overtake the answer.
  expect(await answerUntilClosed('/mcp', 'Transfer-Encoding: chunked', chunk)).toMatch(
    /^(?:HTTP\/1.1 413 [\s\S]*\r\nconnection: close\r\n|$)/i,
  );
  expect((await callers.http.call('certificate_rules')).isError).toBe(false);
});

test('over HTTP, files outside of the named folders aren’t read, also not through a link or dots', async () => {
  for (const path of ['package.json', 'dist/img/../favicon.svg', '/etc/hostname']) {
    const { isError, text } = await callers.http.call('inspect_file', { path });
    expect(isError).toBe(true);
    expect(text).toContain('--folder');
  }
});

test('a wrong command line says what to write', async () => {
  await expect(startHttp(installed.program, ['--folder', '/no/such/folder'])).rejects.toThrow(
    "--folder is /no/such/folder, which doesn't exist",
  );
  await expect(startHttp(installed.program, ['--prot', '1'])).rejects.toThrow('--prot');
});
