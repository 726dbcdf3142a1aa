import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSiteServer } from '../../scripts/serve.ts';
import { installNeeded } from '../support/debian.ts';
import type { BuiltSite } from './testing.ts';

export interface RunningServer {
  port: number;
  stop(): Promise<void>;
}

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** Sends a request exactly as written: fetch would tidy the path up and add headers. */
export function ask(
  port: number,
  path: string,
  method = 'GET',
  headers: Record<string, string> = {},
  host = '127.0.0.1',
): Promise<Answer> {
  return new Promise((done, failed) => {
    const request = http.request({ port, host, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    request.on('error', failed);
    request.end();
  });
}

export async function startOwn({ dist }: BuiltSite): Promise<RunningServer> {
  const server = createSiteServer(dist);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { port, stop: () => new Promise((done) => server.close(() => done())) };
}

/** This machine's nginx, installed first if possible; or why it isn't available. */
export function findNginx(): { nginx: string } | { missing: string } {
  const find = () =>
    [
      process.env.NGINX_PATH,
      '/usr/sbin/nginx',
      '/usr/bin/nginx',
      '/usr/local/bin/nginx',
      '/opt/homebrew/bin/nginx',
    ].find((path) => path && existsSync(path));
  const found = find();
  if (found) return { nginx: found };
  const problem = installNeeded('nginx');
  const installed = find();
  if (installed) return { nginx: installed };
  if (problem) return { missing: `apt-get could not install nginx-light: ${problem}` };
  return { missing: 'no nginx here; install it (Debian: apt-get install nginx-light) or set NGINX_PATH' };
}

/** Debian's unprivileged user and group; elsewhere, tests rarely run as root. */
export const NOBODY = 65534;

/**
 * Starts nginx with the emitted configuration, in which only what its first lines tell an operator to set is set. It
 * runs without the rights of whoever runs the tests where it can, because a host's server has none.
 */
export async function startNginx(nginx: string, { dist, root }: BuiltSite): Promise<RunningServer> {
  const home = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const site = (await readFile(join(dist, 'nginx.conf'), 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', hasIpv6() ? `listen [::1]:${port};` : '')
    .replace('set $site_root /srv/site;', `set $site_root ${root};`);
  await writeFile(join(home, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await mkdir(join(home, 'logs'));
  // `gzip on` and its own types are what Debian's nginx.conf has around every included server.
  await writeFile(
    join(home, 'nginx.conf'),
    `daemon off; master_process off; pid ${home}/pid; error_log ${home}/error.log;
events {}
http {
  access_log off;
  gzip on;
  types { text/plain txt; }
${temporary.map((name) => `  ${name}_temp_path ${home}/${name};`).join('\n')}
  include ${home}/site.conf;
}
`,
  );
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  for (const path of [home, join(home, 'logs')])
    if (user.uid !== undefined) await chown(path, user.uid, user.gid);
  const check = spawnSync(nginx, ['-t', '-p', home, '-c', join(home, 'nginx.conf')], {
    encoding: 'utf8',
    ...user,
  });
  if (check.status !== 0 || check.stderr.includes('[warn]')) throw new Error(check.stderr);

  const child = spawn(nginx, ['-p', home, '-c', join(home, 'nginx.conf')], { stdio: 'ignore', ...user });
  await untilAnswering(port);
  return {
    port,
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Whether this machine has the IPv6 loopback address. */
export const hasIpv6 = (): boolean =>
  Object.values(networkInterfaces()).some((list) => list?.some(({ address }) => address === '::1'));

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise<void>((done) => probe.close(() => done()));
  return port;
}

export async function untilAnswering(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answered = await ask(port, '/').catch(() => undefined);
    if (answered !== undefined) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('nginx did not answer within 5 s');
}
