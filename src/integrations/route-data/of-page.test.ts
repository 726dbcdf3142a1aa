import { expect, test } from 'vitest';
import { routeDataOf } from './of-page.ts';

const page = (main: string, sidebar = '') =>
  `<!DOCTYPE html><html lang="en" data-base="/" data-slash="never"> <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A</title><meta name="description" content="a > b"><link rel="icon" href="/i.svg"><link rel="canonical" href="https://x.org/a"><style>a{}</style><script>1</script></head> <body><a class="skip-link" href="#main">Skip</a><header class="navbar" id="navbar"><svg class="icon"><path d="M1"></path></svg></header><div class="layout" id="layout"><div class="menu" id="menu">${sidebar}</div><script>scrollY</script><main id="main">${main}</main></div><footer class="footer" id="footer">F</footer><script type="module" src="/_astro/a.js"></script></body> </html>`;

test('of styles, the length is kept, and the frame that all pages share is left out', () => {
  const data = routeDataOf(page('<h1>A</h1>'))?.data;
  expect(data?.styles).toEqual([3]);
  expect(data?.html).toBe(
    '<!DOCTYPE html><html lang="en" data-base="/"> <title>A</title><meta name="description" content="a > b"><link rel="canonical" href="https://x.org/a"><header class="navbar" id="navbar"><svg></svg></header><div class="layout" id="layout"><div class="menu" id="menu"></div><main id="main"><h1>A</h1></main></div><script type="module" src="/_astro/a.js"></script>',
  );
});

test('links and buttons of the frame are empty, except those whose text may name a version', () => {
  const items =
    '<a class="nav-link" href="/docs" aria-current="true">Docs 2.0</a><a class="icon-button" href="https://x.org"><b>X</b></a>';
  const html = routeDataOf(page('').replace('id="navbar">', `$&${items}`))?.data.html;
  expect(html).toContain(items.replace('<b>X</b>', ''));
});

test('what belongs to the page stays: its icons, its data for tools, its footer, and those of the sidebar', () => {
  const icon = '<svg class="icon"><path d="M2"></path></svg>';
  const main = `${icon}<script type="application/json">{"a":1}</script><article><footer>Updated</footer></article>`;
  const html = routeDataOf(page(main, `<nav class="sidebar" id="sidebar">${icon}</nav>`))?.data.html;
  expect(html).toContain(main);
  expect(html?.match(/M2/g)).toHaveLength(2);
});

test('code about scripts and styles is text', () => {
  const main = '<pre>&lt;style>a{}&lt;/style>&lt;script>x&lt;/script></pre>';
  expect(routeDataOf(page(main))?.data.html).toContain(main);
});

test('the stylesheet for what comes later is not where the router would insert it', () => {
  const link = '<link rel="stylesheet" href="/late.css">';
  const html = routeDataOf(page(`<p>A</p>${link}<h2>B</h2>`))?.data.html;
  expect(html).toContain('<p>A</p><h2>B</h2>');
  expect(html).toContain(`</main></div>${link}`);
});

test('a redirect and a page without the frame have none', () => {
  expect(routeDataOf('<html><body>App</body></html>')).toBe(undefined);
  const stub = '<noscript><meta http-equiv="refresh" content="0; url=/b"></noscript>';
  expect(routeDataOf(page(stub))).toBe(undefined);
});

test('a frame that this file does not know is an error that names it', () => {
  expect(() => routeDataOf('<head></head><body><div id="layout"></div></body>')).toThrow(
    'src/views/PageShell.tsx',
  );
});
