import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cspHash } from './csp.ts';
import { emitHosting, type HostingSite } from './index.ts';

const site: HostingSite = {
  url: 'https://docs.example.org',
  base: '/',
  noIndex: false,
  trailingSlash: 'never' as const,
  thirdParty: { csp: {} },
};
let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'emit-'));
});
afterEach(() => rm(dist, { recursive: true }));

const emit = (changes: Partial<HostingSite> = {}) =>
  emitHosting(dist, { site: { ...site, ...changes }, redirects: [] });
const read = (file: string) => readFile(join(dist, file), 'utf8');

describe('emitHosting', () => {
  it('writes one policy with the hashes of all pages', async () => {
    await writeFile(join(dist, 'a.html'), '<script>one</script>');
    await writeFile(join(dist, 'b.html'), '<script>two</script>');
    const { policy, pages } = await emit({
      thirdParty: { csp: { 'script-src': ['https://consent.example'] } },
    });
    expect(pages).toBe(2);
    for (const source of [cspHash('one'), cspHash('two'), 'https://consent.example'])
      expect(policy).toContain(source);
    expect(await read('_headers')).toContain(`Content-Security-Policy: ${policy}\n`);
    expect(await read('nginx.conf')).toContain(`add_header Content-Security-Policy "${policy}" always;`);
  });

  it('lets a form leave the site only where there are sandboxes', async () => {
    await writeFile(join(dist, 'a.html'), '<p>none</p>');
    expect((await emit()).policy).toContain("form-action 'self';");
    await mkdir(join(dist, 'sandboxes'));
    await writeFile(join(dist, 'sandboxes/files.json'), '[]');
    expect((await emit()).policy).toContain("form-action 'self' https://stackblitz.com;");
  });

  it('stops the build with page and snippet when the policy would block something', async () => {
    await writeFile(join(dist, 'a.html'), '<p style="color: red">');
    await expect(emit()).rejects.toThrow('  a.html: <p style="color: red">');
  });

  it('keeps what the operator wrote, and nothing twice when it runs again', async () => {
    await writeFile(join(dist, '_redirects'), '/mine /theirs 302\n');
    await emit();
    expect(await read('_redirects')).toMatch(/^# Written by the build[\s\S]+\n\/mine \/theirs 302\n$/);
    const headers = await read('_headers');
    await emit();
    expect(await read('_headers')).toBe(headers);
  });

  it('warns of a policy too long for Cloudflare', async () => {
    const scripts = Array.from({ length: 40 }, (_, number) => `<script>${number}</script>`);
    await writeFile(join(dist, 'a.html'), scripts.join(''));
    expect((await emit()).warnings).toEqual([
      'Content-Security-Policy is longer than the 2,000 characters Cloudflare accepts in _headers; use fewer inline scripts',
    ]);
  });
});
