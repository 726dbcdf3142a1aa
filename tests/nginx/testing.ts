import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { emitHosting, type HostingOptions } from '../../src/integrations/hosting/index.ts';

const filler = '<p>Content Credentials say where media comes from.</p>\n'.repeat(60);
const page = (title: string) => `<!doctype html><title>${title}</title><h1>${title}</h1>\n${filler}`;

/** A folder like a build's output, with every kind of file and address that a server can get wrong. */
const files: Record<string, string> = {
  'index.html': `${page('Home')}<script>document.documentElement.dataset.ready = 'yes';</script>`,
  'index.md': '# Home\n',
  '404.html': page('Page not found'),
  'docs.html': page('Docs'),
  'docs/introduction.html': page('Introduction'),
  'docs/introduction.md': `# Introduction\n\n${filler}`,
  'docs/js-sdk/api/c2pa.c2pa.read.html': page('c2pa.read'),
  'docs/résumé page.html': page('Résumé'),
  'docs/trustmark/FAQ.html': page('TrustMark FAQ'),
  'docs/trustmark/FAQ.md': '# FAQ\n',
  'docs/old-name.html': page('Moved'),
  'sandbox/vite/index.html': page('Sandbox'),
  '_astro/client.Bx3k.js': `export const text = ${JSON.stringify(filler)};`,
  '_astro/module.B1.mjs': 'export {};',
  'img/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg"><!--${filler}--></svg>`,
  'img/photo.avif': 'not really a picture',
  'fonts/text.woff2': 'not really a font',
  'media/film.mp4': '0123456789',
  'reader.wasm': `\0asm${filler}`,
  'robots.txt': 'User-agent: *\n',
  'sitemap.xml': '<?xml version="1.0"?><urlset/>',
  'feed.xml': '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"/>',
  'site.webmanifest': '{}',
};

const redirects: HostingOptions['redirects'] = [
  { from: '/docs/old-name', to: '/docs/introduction' },
  {
    from: '/docs/a/very/long/old/address/that/is/longer/than/a/hash/bucket/of/nginx',
    to: '/docs',
  },
  { from: '/docs/anchor', to: '/docs/introduction#why' },
  { from: '/docs/outside', to: 'https://c2pa.org/' },
];

export interface BuiltSite {
  /** The output folder. */
  dist: string;
  remove(): Promise<void>;
}

/** Writes the fixture folder and runs the hosting step on it. */
export async function minimalSite(base: string): Promise<BuiltSite> {
  const home = await mkdtemp(join(tmpdir(), 'hosting-'));
  const dist = join(home, 'dist');
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), text);
  }
  const site = {
    url: 'https://docs.example.org',
    base,
    noIndex: false,
    trailingSlash: 'never' as const,
    thirdParty: { csp: {} },
  };
  await emitHosting(dist, { site, redirects });
  return { dist, remove: () => rm(home, { recursive: true }) };
}
