import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

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

  it('takes another port if none was asked for, and says so', async () => {
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
    const [first, second = ''] = printed.trim().split('\n');
    expect(first).toBe('Port 4321 is in use by another program.');
    const address = /http:\S+/.exec(second)?.[0] ?? '';
    expect(new URL(address).port).not.toBe('4321');
    expect(await (await fetch(address)).text()).toBe('home');
    child.kill('SIGTERM');
    await ended(child);
    other.close();
  });

  it.each([
    ['--prot', 1, "unknown option '--prot'"],
    ['--port=70000', 1, '--port takes a number from 0 to 65535, not `70000`'],
    ['--port=web', 1, 'not `web`'],
  ])('refuses %s', async (argument, status, message) => {
    const { code, stderr } = await ended(start(argument));
    expect(code).toBe(status);
    expect(stderr).toContain(message);
  });

  it('names the fix for a port that is in use', async () => {
    const other = createServer();
    await new Promise<void>((done) => void other.listen(0, 'localhost', done));
    const { port } = other.address() as { port: number };
    const { code, stderr } = await ended(start('--dir', dist, '--port', String(port)));
    expect(code).toBe(1);
    expect(stderr).toContain(
      `Port ${port} is in use. Choose another: npm run serve -- --port ${port + 1000}`,
    );
    other.close();
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
