import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listening } from '../support/listening.ts';
import { freshFolder, samplePath } from './workspace';

const started: ChildProcess[] = [];
let folder: string;

/** Starts the sample on a free port and returns its address. */
async function serve(...origins: string[]): Promise<string> {
  const program = samplePath('inspect-by-address', 'node', 'serve.mjs');
  const child = spawn(process.execPath, [program, folder, '0', ...origins]);
  started.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return String(line).split(' ')[0] ?? '';
}

beforeAll(async () => {
  folder = await freshFolder();
});
afterAll(() => {
  for (const child of started) child.kill();
});

test('the file arrives whole, as its type, and readable for every page', async () => {
  const answer = await fetch(`${await serve()}photo.jpg`, { headers: { origin: 'https://inspect.example' } });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('vary')).toBeNull();
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(answer.headers.get('cache-control')).toContain('no-transform');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(await readFile(join(folder, 'photo.jpg')));
});

test('of two origins the one that asks is named', async () => {
  const address = `${await serve('https://a.example', 'https://b.example')}photo.jpg`;
  const allowed = async (origin: string) => {
    const { headers } = await fetch(address, { method: 'HEAD', headers: { origin } });
    expect(headers.get('vary')).toBe('Origin');
    return headers.get('access-control-allow-origin');
  };
  expect(await allowed('https://b.example')).toBe('https://b.example');
  expect(await allowed('https://c.example')).toBeNull();
});

test('requests for folders, for files outside the folder, and for nonsense are refused', async () => {
  const address = await serve();
  for (const path of ['..%2f..%2fetc%2fpasswd', '', '%', 'missing.jpg'])
    expect((await fetch(address + path)).status).toBe(404);
});

test('a browser gives the bytes to the page that is named and to no other', { timeout: 60_000 }, async () => {
  const page = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('<p>page</p>'),
  );
  const { origin, close } = await listening(page);
  const [named, other, all] = await Promise.all([serve(origin), serve('https://inspect.example'), serve()]);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const tab = await browser.newPage();
    await tab.goto(origin);
    const read = (address: string, credentials: 'omit' | 'include' = 'omit') =>
      tab.evaluate(
        ([from, sent]) =>
          fetch(from, { credentials: sent }).then(
            async (answer) => (await answer.arrayBuffer()).byteLength,
            (error: Error) => error.message,
          ),
        [`${address}photo.jpg`, credentials] as const,
      );
    const size = (await readFile(join(folder, 'photo.jpg'))).length;
    expect(await read(named)).toBe(size);
    expect(await read(all)).toBe(size);
    expect(await read(other)).toBe('Failed to fetch');
    // With cookies, * isn't enough.
    expect(await read(all, 'include')).toBe('Failed to fetch');
  } finally {
    await browser.close();
    await close();
  }
});
