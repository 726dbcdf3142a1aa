/** A request and the response that every server must give. Paths are below the base path. */
export interface Expectation {
  ask: string;
  method?: string;
  send?: Record<string, string>;
  status: number;
  /** Header by name (lowercase): exact value, pattern, or null for absent. `{base}` is replaced by the base path. */
  headers?: Record<string, string | RegExp | null>;
  body?: RegExp;
}

const html = { 'content-type': 'text/html; charset=utf-8' };
const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';
const hourly = 'public, max-age=3600, stale-while-revalidate=604800';
const page = (ask: string, body: RegExp): Expectation => ({ ask, status: 200, headers: html, body });
const moved = (ask: string, location: string): Expectation => ({ ask, status: 301, headers: { location } });
const type = (ask: string, contentType: string, cache = revalidate): Expectation => ({
  ask,
  status: 200,
  headers: { 'content-type': contentType, 'cache-control': cache },
});
const missing = (ask: string): Expectation => ({
  ask,
  status: 404,
  headers: html,
  body: /<h1>Page not found/,
});
const encoded = (
  ask: string,
  accept: string,
  encoding: string | null,
  vary: string | RegExp = 'Accept-Encoding',
): Expectation => ({
  ask,
  send: { 'accept-encoding': accept },
  status: 200,
  headers: { 'content-encoding': encoding, vary },
});
const markdown = (ask: string, accept: string, body: RegExp): Expectation => ({
  ask,
  send: { accept },
  status: 200,
  headers: { 'content-type': 'text/markdown; charset=utf-8', vary: /\bAccept(?!-)/ },
  body,
});

/** The addresses of the fixture site. */
export const expectations: Expectation[] = [
  page('', /<h1>Home/),
  page('docs', /<h1>Docs/),
  page('docs/introduction', /<h1>Introduction/),
  page('docs/introduction?q=1', /<h1>Introduction/),
  page('docs/js-sdk/api/c2pa.c2pa.read', /<h1>c2pa.read/),
  page('docs/r%C3%A9sum%C3%A9%20page', /<h1>Résumé/),
  page('sandbox/vite/', /<h1>Sandbox/),

  moved('index.html', '{base}'),
  moved('docs/', '{base}docs'),
  moved('docs/introduction/', '{base}docs/introduction'),
  // Specification: 2.3
  moved('docs/introduction.html', '{base}docs/introduction'),
  moved('docs/introduction/index.html', '{base}docs/introduction'),
  moved('docs/introduction/?q=a%20b&x=/', '{base}docs/introduction?q=a%20b&x=/'),
  moved('docs/introduction.html?q=1', '{base}docs/introduction?q=1'),
  moved('docs/introduction/index.html?q=1', '{base}docs/introduction?q=1'),
  moved('docs/js-sdk/api/c2pa.c2pa.read/', '{base}docs/js-sdk/api/c2pa.c2pa.read'),
  moved('docs/js-sdk/api/c2pa.c2pa.read.html', '{base}docs/js-sdk/api/c2pa.c2pa.read'),
  moved('docs/r%C3%A9sum%C3%A9%20page/', '{base}docs/r%C3%A9sum%C3%A9%20page'),
  moved('sandbox/vite', '{base}sandbox/vite/'),

  moved('index', '{base}'),
  moved('docs/introduction/index', '{base}docs/introduction'),
  moved('docs/introduction/index/', '{base}docs/introduction'),
  moved('docs/introduction/index/?q=1', '{base}docs/introduction?q=1'),
  moved('sandbox/vite.html', '{base}sandbox/vite/'),
  moved('sandbox/vite.html?q=1', '{base}sandbox/vite/?q=1'),
  // Single slashes, and never another host name.
  moved('/', '{base}'),
  moved('docs//introduction?q=//', '{base}docs/introduction?q=//'),
  moved('docs///r%C3%A9sum%C3%A9%20page', '{base}docs/r%C3%A9sum%C3%A9%20page'),
  moved('/evil.example/x', '{base}evil.example/x'),
  moved('docs/old-name', '{base}docs/introduction'),
  moved('docs/old-name?q=1', '{base}docs/introduction?q=1'),
  moved('docs/anchor?q=1', '{base}docs/introduction?q=1#why'),
  moved('docs/outside', 'https://c2pa.org/'),
  moved('docs/a/very/long/old/address/that/is/longer/than/a/hash/bucket/of/nginx', '{base}docs'),

  missing('nothing'),
  missing('nothing/'),
  missing('nothing.html'),
  missing('docs/nothing/here.js'),
  missing('_astro/nothing.js'),
  missing('404'),
  missing('404.html'),
  missing('_headers'),
  missing('_redirects'),
  missing('nginx.conf'),
  missing('docs/introduction/nothing'),
  missing('docs/%ff'),
  // The page that's found there corrects the case.
  missing('docs/INTRODUCTION'),
  missing('docs/INTRODUCTION.js'),
  missing('%0d%0aSet-Cookie:%20a=b/'),
  { ask: '_astro/nothing.js', status: 404, headers: { 'cache-control': revalidate } },

  type('docs/introduction', 'text/html; charset=utf-8'),
  type('docs/introduction.md', 'text/markdown; charset=utf-8'),
  type('_astro/client.Bx3k.js', 'text/javascript; charset=utf-8', immutable),
  type('_astro/module.B1.mjs', 'text/javascript; charset=utf-8', immutable),
  type('img/logo.svg', 'image/svg+xml', hourly),
  type('img/photo.avif', 'image/avif', hourly),
  type('fonts/text.woff2', 'font/woff2', hourly),
  type('reader.wasm', 'application/wasm'),
  type('robots.txt', 'text/plain; charset=utf-8'),
  type('sitemap.xml', 'application/xml'),
  type('site.webmanifest', 'application/manifest+json'),

  encoded('docs/introduction', 'gzip', 'gzip'),
  encoded('docs/introduction', 'identity', null),
  encoded('docs/introduction', 'gzip;q=0', null),
  encoded(
    'docs/introduction.md',
    'gzip, deflate',
    'gzip',
    /^(?:Accept-Encoding, Accept|Accept, Accept-Encoding)$/,
  ),
  encoded('reader.wasm', 'gzip', 'gzip'),
  markdown('docs/introduction', 'text/markdown, text/html, */*', /^# Introduction/),
  markdown('docs/introduction?q=1', 'text/plain;q=0.8, text/markdown;q=1.0', /^# Introduction/),
  markdown('docs/trustmark/FAQ.md', 'text/html', /^# FAQ/),
  markdown('', 'text/markdown', /^# Home/),
  // Browsers, a client that prefers HTML, and a page without a Markdown form.
  ...[
    'text/html,application/xhtml+xml,*/*;q=0.8',
    'text/html, text/markdown;q=0.5',
    'text/markdown;q=0',
    '*/*',
  ].map((accept): Expectation => ({ ...page('docs/introduction', /<h1>Introduction/), send: { accept } })),
  { ...page('sandbox/vite/', /<h1>Sandbox/), send: { accept: 'text/markdown' } },
  { ...moved('docs/introduction/', '{base}docs/introduction'), send: { accept: 'text/markdown' } },
  { ...missing('nothing'), send: { accept: 'text/markdown' } },
  {
    ask: 'media/film.mp4',
    send: { 'accept-encoding': 'gzip' },
    status: 200,
    headers: { 'content-encoding': null },
  },

  { ask: 'docs/introduction', method: 'HEAD', status: 200, headers: html, body: /^$/ },
  { ask: 'nothing', method: 'HEAD', status: 404, body: /^$/ },
  { ask: 'docs/introduction', method: 'POST', status: 405 },
  { ask: 'docs/introduction', method: 'DELETE', status: 405 },
  {
    ask: 'media/film.mp4',
    send: { range: 'bytes=2-4' },
    status: 206,
    headers: { 'content-range': 'bytes 2-4/10', 'content-length': '3', 'content-type': 'video/mp4' },
    body: /^234$/,
  },
  { ask: 'media/film.mp4', send: { range: 'bytes=-3' }, status: 206, body: /^789$/ },
  { ask: 'media/film.mp4', send: { range: 'bytes=7-' }, status: 206, body: /^789$/ },
  {
    ask: 'media/film.mp4',
    send: { range: 'bytes=90-' },
    status: 416,
    headers: { 'content-range': 'bytes */10' },
  },

  { ask: '%00', status: 400 },
  { ask: '%zz', status: 400 },
  { ask: '../../etc/passwd', status: 400 },
  { ask: '..%2f..%2fetc%2fpasswd', status: 400 },

  ...['', 'nothing', 'docs/'].map(
    (ask): Expectation => ({
      ask,
      status: ask === '' ? 200 : ask === 'nothing' ? 404 : 301,
      headers: {
        'content-security-policy':
          /^default-src 'self'; script-src 'self' 'wasm-unsafe-eval' 'sha256-[\w+/]{43}=';/,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': /camera=\(\), .*microphone=\(\)/,
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000',
      },
    }),
  ),
];
