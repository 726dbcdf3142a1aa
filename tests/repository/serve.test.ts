import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenError, optionsOf } from '../../scripts/serve.ts';

describe('optionsOf', () => {
  it('says what is wrong with a port', () => {
    expect(() => optionsOf({ port: '70000' })).toThrow('--port takes a number from 0 to 65535, not `70000`');
    expect(() => optionsOf({ port: 'web' })).toThrow('not `web`');
  });
});

describe('listenError', () => {
  const options = { port: 80, isAnyPort: false, host: 'localhost', dir: '' };
  const message = (code: string) => listenError(Object.assign(new Error('other'), { code }), options);

  it('names the fix', () => {
    expect(message('EADDRINUSE')).toBe('Port 80 is in use. Choose another: npm run serve -- --port 1080');
    const taken = Object.assign(new Error(), { code: 'EADDRINUSE' });
    expect(listenError(taken, { ...options, isAnyPort: true })).toBe(
      'Ports 80 to 100 are in use. Choose another: npm run serve -- --port 1080',
    );
    expect(message('EPIPE')).toBe('other');
  });
});

describe('the command', () => {
  let dist: string;
  beforeAll(async () => {
    dist = await mkdtemp(join(tmpdir(), 'serve-'));
    await writeFile(join(dist, 'index.html'), 'home');
    await writeFile(join(dist, '_headers'), '/x/*\n  A: 1\n');
  });
  afterAll(() => rm(dist, { recursive: true }));

  it('prints the address, serves, and ends on SIGTERM', async () => {
    const child = start('--port', '0', '--host', '127.0.0.1', '--dir', dist);
    const line = await new Promise<string>((done) =>
      child.stdout?.once('data', (data) => done(String(data))),
    );
    const address = /http:\S+/.exec(line)?.[0] ?? '';
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/x\/$/);
    expect(await (await fetch(address)).text()).toBe('home');
    child.kill('SIGTERM');
    expect((await ended(child)).code).toBe(0);
  });

  it('takes the next free port if none was asked for, and says so', async () => {
    // Another program may use 4321 already, which is as good.
    const other = createServer().on('error', () => {});
    await new Promise<void>((done) => {
      other.once('error', () => done());
      other.listen(4321, 'localhost', done);
    });
    const child = start('--dir', dist);
    let printed = '';
    await new Promise<void>((done) =>
      child.stdout?.on('data', (data) => {
        printed += data;
        if (/Serving .*\n/.test(printed)) done();
      }),
    );
    const [first, ...rest] = printed.trim().split('\n');
    expect(first).toBe('Port 4321 is in use by another program. Trying 4322.');
    const address = /http:\S+/.exec(rest.at(-1) ?? '')?.[0] ?? '';
    expect(Number(new URL(address).port)).toBeGreaterThan(4321);
    expect(await (await fetch(address)).text()).toBe('home');
    child.kill('SIGTERM');
    await ended(child);
    other.close();
  });

  it('names an unknown option', async () => {
    const { code, stderr } = await ended(start('--prot', '1'));
    expect(code).toBe(2);
    expect(stderr).toContain("Unknown option '--prot'");
  });
});

const start = (...args: string[]): ChildProcess =>
  spawn(join('node_modules', '.bin', 'node'), [join('scripts', 'serve.ts'), ...args]);

async function ended(child: ChildProcess): Promise<{ code: number | null; stderr: string }> {
  let stderr = '';
  child.stderr?.on('data', (data) => {
    stderr += data;
  });
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, stderr };
}
