import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { createSiteServer } from '../../src/features/serve/server.ts';
import { installNeeded } from '../support/debian.ts';
import { freePort, listening } from '../support/listening.ts';
import { onPath } from '../support/on-path.ts';
import type { BuiltSite } from './testing.ts';

export interface RunningServer {
  port: number;
  /** The folder that stands for a container's root. */
  root?: string;
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
  const { port, close } = await listening(createSiteServer(dist));
  return { port, stop: close };
}

/** This machine's nginx, installed first if possible; or why it isn't available. */
export function findNginx(): { nginx: string } | { missing: string } {
  const problem = process.env.NGINX_PATH ? undefined : installNeeded('nginx');
  const nginx = [process.env.NGINX_PATH, onPath('nginx'), '/usr/sbin/nginx'].find(
    (path) => path && existsSync(path),
  );
  if (nginx) return { nginx };
  if (problem) return { missing: `apt-get could not install nginx-light: ${problem}` };
  return { missing: 'no nginx here; install it (Debian: apt-get install nginx-light) or set NGINX_PATH' };
}

/** What the container has besides the site: the last stage of the Dockerfile. */
export const DOCKERFILE =
  readFileSync('Dockerfile', 'utf8')
    .split(/^FROM /m)
    .at(-1) ?? '';

/** Debian's unprivileged user and group; elsewhere, tests rarely run as root. */
const NOBODY = 65534;

/**
 * Follows the Dockerfile's steps without Docker, which a machine may lack: its files are copied into a folder that stands
 * for the image's root, and its command runs there with the nginx of this machine, and without rights. What the base
 * images bring, and `npm ci` and `npm run build` in the first stage, is not tried.
 */
export async function startContainer(nginx: string, { dist }: BuiltSite): Promise<RunningServer> {
  // The user without rights can't reach a folder for temporary files that's only root's.
  const home = await mkdtemp(join(process.getuid?.() === 0 ? '/tmp' : tmpdir(), 'container-'));
  const [root, built, port] = [join(home, 'image'), join(home, 'build'), await freePort()];
  await chmod(home, 0o755);
  const prepared = spawnSync('sh', ['container/prepare.sh', dist, join(built, 'image')]);
  if (prepared.status !== 0) throw new Error(String(prepared.stderr));
  await mkdir(join(root, 'tmp'), { recursive: true });
  for (const [, from, source = '', target = ''] of DOCKERFILE.matchAll(
    /^COPY (--from=build )?(\S+) (\S+)$/gm,
  ))
    await cp(from ? join(built, source) : source, join(root, target), { recursive: true });
  const inside = (text: string) =>
    text.replaceAll(/(?<=[\s;>])\/(?=(?:tmp|srv|etc)\/)/g, `${root}/`).replaceAll('8080', String(port));
  for (const file of ['etc/nginx/nginx.conf', 'etc/nginx/conf.d/default.conf', 'usr/local/bin/start-site'])
    await writeFile(join(root, file), inside(await readFile(join(root, file), 'utf8')));
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (user.uid !== undefined) await chown(join(root, 'tmp'), user.uid, user.gid);

  // The image's nginx finds its configuration; this machine's needs its path.
  const command = (await readFile(join(root, 'usr/local/bin/start-site'), 'utf8')).replace(
    'exec nginx',
    `exec "${nginx}" -c "${root}/etc/nginx/nginx.conf"`,
  );
  const child = spawn('sh', ['-c', command], { stdio: ['ignore', 'ignore', 'pipe'], ...user });
  let output = '';
  child.stderr?.on('data', (data) => {
    output += data;
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await vi
    .waitFor(() => ask(port, '/'), { timeout: 5000 })
    .catch((error) => {
      throw new Error(`nginx did not answer: ${error.message}\n${output}`);
    });
  if (output.includes('[warn]')) throw new Error(output);
  return {
    port,
    root,
    stop: async () => {
      child.kill('SIGQUIT');
      await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Whether this machine has the IPv6 loopback address. */
export const hasIpv6 = (): boolean =>
  Object.values(networkInterfaces()).some((list) => list?.some(({ address }) => address === '::1'));
