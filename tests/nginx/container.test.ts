import { spawn, spawnSync } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { given } from '../support/given.ts';
import { readStages, restOf } from './container.ts';
import { ask, findNginx, freePort, hasIpv6, NOBODY, untilAnswering } from './servers.ts';
import { type BuiltSite, minimalSite } from './testing.ts';

/*
 * Tests may run without Docker, so they follow the Dockerfile's steps without it: its files are copied
 * into a folder that stands for the image's root, and its command runs there with the nginx of this machine. What the
 * base images bring, and `npm ci` and `npm run build` in the first stage, is not tried.
 */
const [build, image] = readStages();
const found = findNginx();
const here = given('nginx' in found, 'missing' in found ? found.missing : '');

describe('the Dockerfile', () => {
  it('builds the site with the commands of the README and hands its folder on', () => {
    expect(restOf(build, 'RUN')).toEqual(['npm ci', 'npm run build', 'sh container/prepare.sh dist /image']);
  });

  it('runs without root, on a port that needs no rights', () => {
    expect(restOf(image, 'USER')).toEqual(['nginx']);
    expect(restOf(image, 'EXPOSE')).toEqual(['8080']);
    expect(restOf(image, 'CMD')).toEqual(['["sh", "/usr/local/bin/start-site"]']);
  });

  it('leaves out what a checkout holds besides the sources', async () => {
    const ignored = (await readFile('.dockerignore', 'utf8')).split('\n');
    for (const folder of ['**/node_modules', 'dist', 'tests/.output']) expect(ignored).toContain(folder);
    // The pages' dates come from git.
    expect(ignored).not.toContain('.git');
  });
});

for (const base of ['/', '/x/'])
  here.describe(`the container of a site under ${base}`, () => {
    let site: BuiltSite;
    let home: string;
    let port: number;
    let stop: () => Promise<void>;

    beforeAll(async () => {
      site = await minimalSite(base);
      home = await mkdtemp(join(tmpdir(), 'container-'));
      await chmod(home, 0o755);
      port = await freePort();
      const built = join(home, 'build');
      const prepared = spawnSync('sh', ['container/prepare.sh', site.dist, join(built, 'image')]);
      if (prepared.status !== 0) throw new Error(String(prepared.stderr));
      await mkdir(join(home, 'image/tmp'), { recursive: true });
      for (const copy of restOf(image, 'COPY')) {
        const [, from, source = '', target = ''] = /^(--from=build )?(\S+) (\S+)$/.exec(copy) ?? [];
        await mkdir(dirname(join(home, 'image', target)), { recursive: true });
        await cp(from ? join(built, source) : source, join(home, 'image', target), { recursive: true });
      }
      stop = await run(join(home, 'image'), port);
    });
    afterAll(async () => {
      await stop?.();
      await site?.remove();
      await rm(home, { recursive: true, force: true });
    });

    it('answers with the pages, by the rules of the build', async () => {
      const page = await ask(port, `${base}docs/introduction`, 'GET', { 'accept-encoding': 'gzip' });
      expect(page.status).toBe(200);
      expect(page.headers['content-encoding']).toBe('gzip');
      expect(page.headers['content-security-policy']).toContain("default-src 'self'");
      const moved = await ask(port, `${base}docs/old-name?q=1`);
      expect([moved.status, moved.headers.location]).toEqual([301, `${base}docs/introduction?q=1`]);
      const missing = await ask(port, `${base}nothing`);
      expect([missing.status, missing.body.includes('Page not found')]).toEqual([404, true]);
      expect((await ask(port, `${base}_headers`)).status).toBe(404);
    });

    it('answers whatever host name it is asked by', async () => {
      const { status } = await ask(port, `${base}docs`, 'GET', { host: 'localhost:8080' });
      expect(status).toBe(200);
    });

    given(hasIpv6(), 'this machine has no IPv6').test('answers on IPv6', async () => {
      expect((await ask(port, base, 'GET', {}, '::1')).status).toBe(200);
    });

    it('writes to /tmp only', async () => {
      const written = await readdir(join(home, 'image/tmp'));
      expect(written).toContain('nginx.pid');
      expect(await readdir(join(home, 'image'))).toEqual(['etc', 'srv', 'tmp', 'usr']);
    });
  });

/** Starts the image's command, with its absolute paths below `root` and another port. */
async function run(root: string, port: number): Promise<() => Promise<void>> {
  const inside = (text: string) =>
    text.replaceAll(/(?<=[\s;>])\/(?=(?:tmp|srv|etc)\/)/g, `${root}/`).replaceAll('8080', String(port));
  for (const file of ['etc/nginx/nginx.conf', 'etc/nginx/conf.d/default.conf', 'usr/local/bin/start-site'])
    await writeFile(join(root, file), inside(await readFile(join(root, file), 'utf8')));
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (user.uid !== undefined) await chown(join(root, 'tmp'), user.uid, user.gid);

  // The image's nginx finds its configuration; this machine's needs its path.
  const nginx = 'nginx' in found ? found.nginx : '';
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
  await untilAnswering(port).catch((error) => {
    throw new Error(`${error.message}\n${output}`);
  });
  return async () => {
    child.kill('SIGQUIT');
    await ended;
  };
}
