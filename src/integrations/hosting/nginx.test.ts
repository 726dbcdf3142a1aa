import { describe, expect, it } from 'vitest';
import { type NginxInput, nginxFile } from './nginx.ts';

const input: NginxInput = {
  host: 'docs.example.org',
  base: '/x/',
  headers: [
    { path: '/x/*', headers: { 'X-A': 'say "hi"' } },
    { path: '/x/my.img/*', headers: { 'Cache-Control': 'long' } },
  ],
  redirects: [{ from: '/x/%C3%A9', to: '/x/new#why' }],
  pages: ['index.html', '404.html', 'docs/trustmark/FAQ.html', 'apps/a b/index.html'],
  hidden: ['_headers'],
};

/** tests/nginx checks how nginx interprets it. */
describe('nginxFile', () => {
  const text = nginxFile(input);

  it('names the host and says what to set', () => {
    expect(text).toContain('server_name docs.example.org;');
    expect(text).toContain('#   $site_root    the folder that holds dist/ as its folder x/');
  });

  it('quotes header values', () => {
    expect(text).toContain('add_header X-A "say \\"hi\\"" always;');
  });

  it('listens on IPv4 and IPv6', () => {
    expect(text).toContain('  listen 80;\n  listen [::]:80;\n');
  });

  it('knows each page in any case of its letters', () => {
    expect(text).toContain(
      String.raw`"~*^/x/docs/trustmark/FAQ(?:/index)?(?:\\.html)?/?$" "/x/docs/trustmark/FAQ";`,
    );
    expect(text).toContain('"/x/apps/a%20b/";');
    expect(text).not.toContain('~*^/x/404');
  });

  it('matches cached folders as text, not as a pattern', () => {
    expect(text).toContain('"~^/x/my\\\\.img/" "long";');
  });

  it('keeps the query before the hash of a redirect', () => {
    expect(text).toContain('location = "/x/é" { return 301 "/x/new$is_args$args#why"; }');
  });

  it('leaves the query of a target alone and takes no variable from it', () => {
    const redirects = [{ from: '/a', to: '/b?x=$host' }];
    expect(nginxFile({ ...input, redirects })).toContain('return 301 "/b?x=%24host";');
  });

  it('hides what is for hosts', () => {
    expect(text).toContain('location = /x/_headers { return 404; }');
  });
});
