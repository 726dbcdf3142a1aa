import { expect, test } from 'vitest';
import { sidebarsOf, siteOf } from '../../config/testing.ts';
import type { SitePage } from '../../content/page-value.ts';
import { llmsIndex, llmsSection, sectionsOf } from './llms.ts';
import { twinOf } from './twin.ts';

const site = siteOf({ tagline: 'All about docs' });

const pageOf = (page: Partial<SitePage> & { address: string }): SitePage => ({
  title: page.address,
  description: '',
  aliases: [],
  asked: [],
  html: '',
  sections: [],
  links: [],
  markdown: '',
  sources: [],
  ...page,
});

test('sections follow the sidebar; what it does not have comes last, what search may not have never', () => {
  const sidebars = sidebarsOf({
    docs: [
      'introduction',
      { type: 'category', label: 'Signing', id: 'signing', items: ['signing/keys'] },
      'faqs',
    ],
  });
  const pages = [
    pageOf({ address: '/' }),
    pageOf({ address: '/docs' }),
    pageOf({ address: '/docs/introduction' }),
    pageOf({ address: '/docs/signing' }),
    pageOf({ address: '/docs/signing/keys', description: 'All keys.' }),
    pageOf({ address: '/docs/faqs' }),
    pageOf({ address: '/docs/api' }),
    { ...pageOf({ address: '/search' }), markdown: undefined },
  ];
  const sections = sectionsOf(site, sidebars, pages);
  expect(sections.map(({ label, pages: all }) => [label, all.map(({ address }) => address)])).toEqual([
    ['Start here', ['/', '/docs']],
    ['Overview', ['/docs/introduction', '/docs/faqs']],
    ['Signing', ['/docs/signing', '/docs/signing/keys']],
    ['More', ['/docs/api']],
  ]);
  expect(llmsIndex(site, sections.slice(2, 3))).toBe(
    `# Docs\n\n> All about docs\n\n${'Every page is also served as Markdown, at its address followed by `.md`. `llms-full.txt` has all of them in one file.'}\n\nEach section lists its first pages, and links to a list of all its pages with descriptions.\n\n## Signing\n\n- [/docs/signing](https://docs.example.org/docs/signing.md)\n- [/docs/signing/keys](https://docs.example.org/docs/signing/keys.md)\n- [All 2 pages, with descriptions](https://docs.example.org/llms/signing.txt)\n`,
  );
  expect(sections.slice(2, 3).map((section) => llmsSection(section, site))).toEqual([
    '# Signing\n\n- [/docs/signing](https://docs.example.org/docs/signing.md)\n- [/docs/signing/keys](https://docs.example.org/docs/signing/keys.md): All keys.\n',
  ]);
});

test('a twin begins with what front matter says, or with its own title', () => {
  const page = pageOf({ address: '/k', title: 'Keys', description: 'All keys.' });
  const sources = [{ title: 'C2PA', url: 'https://c2pa.org/' }];
  expect(twinOf({ ...page, checked: 'Checked on a day.', sources }, 'Text.', site)).toBe(
    '# Keys\n\nAll keys.\n\n- Page: <https://docs.example.org/k>\n- Checked on a day.\n\nText.\n\n## Sources of this page\n\n- [C2PA](https://c2pa.org/)\n',
  );
  expect(twinOf(page, '# Own title\n\nText.', site)).toBe(
    '# Own title\n\n- Page: <https://docs.example.org/k>\n\nText.\n',
  );
});
