import { defineSite } from './src/config/site.ts';

/** What isn't here has its default; `src/config/site.ts` has every field, and an editor shows it. */
export default defineSite({
  // Shown in the browser tab, in search results, and on the home page.
  title: 'Content Credentials Docs',
  // One line that says what the site is for.
  tagline: 'Build with C2PA: read, sign, and verify where media comes from',

  // Where the site is published: the origin in `url`, the path in `base`. Change `url` before you publish: canonical
  // URLs, the sitemap, and social cards use it. Until then, the build warns that it's a placeholder.
  url: 'https://opensource.contentauthenticity.example',
  base: process.env.SITE_BASE ?? '/',
  // Asks search engines not to index the site. Use it for previews.
  // noIndex: true,
  // Who publishes the site, and what it documents, for the home page's structured data.
  organizationName: 'Content Authenticity Initiative',
  projectName: 'Content Credentials open-source tools',
  // The repository of these pages, for the "Edit this page" links. Without it, there are none, and the build says so.
  // repository: { url: 'https://github.com/you/docs', branch: 'main' },
  // Where readers report a problem with a page, or a search that found nothing. {title} and {body} are filled in.
  // issueUrl: 'https://github.com/you/docs/issues/new?title={title}&body={body}',
  // Links at the top of each page that open it in an assistant. {prompt} is replaced with a sentence that names the page.
  // assistants: [{ label: 'Your assistant', url: 'https://assistant.example/new?q={prompt}' }],
  // "Was this page helpful?" at the end of each page. Your module in a static folder exports
  // `send({ page, version, helpful }): Promise<void>`; without one, readers aren't asked.
  // feedback: { src: '/feedback.js' },
  // The community chat, linked in the footer.
  chatUrl: 'https://discord.gg/CAI',
  // The Atom feed of data/changes.json, at /feed.xml. `page` is the page that shows the same changes.
  feed: { title: 'Content Credentials Docs: what changed', page: '/docs/whats-changed' },

  // The color of links, buttons, icon, logo, social cards, and running examples. Without it, it's the site's own green.
  // accentColor: '#6d28d9',
  // Light colors only. With this, readers can choose dark ones.
  // colorMode: { disableSwitch: false },

  logo: {
    src: '/img/logo.svg',
    alt: 'Content Credentials, by the Content Authenticity Initiative',
    href: 'https://contentauthenticity.org/',
  },

  // `title` is beside the logo and leads home. An item that leads to a page is marked on all pages of its branch of the sidebar.
  // Items of type link, icon, dropdown, locale, version, doc, sidebar, search, or html, left or right.
  navbar: {
    title: 'Developer docs',
    items: [
      { type: 'link', label: 'Docs', href: '/docs' },
      { type: 'doc', docId: 'other-langs', label: 'Libraries' },
      { type: 'doc', docId: 'manifest/json-ref', label: 'Reference' },
      { type: 'link', label: 'Tools', href: '/tools' },
      { type: 'doc', docId: 'whats-changed', label: 'What’s new' },
      { type: 'search', position: 'right' },
      {
        type: 'icon',
        icon: 'discord',
        label: 'Community chat on Discord',
        href: 'https://discord.gg/CAI',
        position: 'right',
      },
      {
        type: 'icon',
        icon: 'github',
        label: 'Source code on GitHub',
        href: 'https://github.com/contentauth',
        position: 'right',
      },
    ],
  },

  // A bar above every page, for news. Change the id to show it again to readers who closed it.
  // announcementBar: {
  //   id: 'event-2027',
  //   content: 'Join the <a href="https://community.example/">community event</a>',
  //   backgroundColor: '#e3f1ee',
  //   textColor: '#14201d',
  //   isCloseable: true,
  // },

  footer: {
    logos: [
      {
        src: '/img/partner-cai.svg',
        alt: 'Content Authenticity Initiative',
        href: 'https://contentauthenticity.org/',
      },
      { src: '/img/partner-adobe.svg', alt: 'Adobe', href: 'https://www.adobe.com/' },
    ],
    columns: [
      {
        title: 'Docs',
        items: [
          { label: 'Introduction', href: '/docs/introduction' },
          { label: 'Getting started', href: '/docs/getting-started' },
          { label: 'FAQs', href: '/docs/faqs' },
          { label: 'Tools', href: '/tools' },
        ],
      },
      {
        title: 'Community',
        items: [
          { label: 'Resources', href: '/docs/community-resources' },
          { label: 'What’s new', href: '/docs/whats-changed' },
          { label: 'Roadmap', href: '/docs/roadmap' },
        ],
      },
      {
        title: 'Standard',
        items: [
          { label: 'C2PA', href: 'https://c2pa.org/' },
          { label: 'Specifications', href: 'https://spec.c2pa.org/' },
          { label: 'CAWG', href: 'https://cawg.io/' },
        ],
      },
    ],
    // Legal links, beside the copyright line.
    links: [
      { label: 'Privacy', href: 'https://www.adobe.com/privacy.html' },
      { label: 'Terms of use', href: 'https://www.adobe.com/legal/terms.html' },
      {
        label: 'Do not sell or share my personal information',
        href: 'https://www.adobe.com/privacy/us-rights.html',
      },
    ],
    copyright: 'Copyright © 2025 Content Authenticity Initiative',
  },

  // The built-in index. With `algolia: { appId, apiKey, indexName }`, the site uses Algolia instead; the key is public,
  // so use the search-only key.
  search: { shortName: 'C2PA docs' },

  // A consent script, your own cookie script, and font stylesheets. Without it, the site makes no third-party requests.
  // thirdParty: { consentScript: { src: 'https://consent.example/script.js' } },

  // 'ignore', 'log', 'warn' (the default) or 'throw'.
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onDuplicateRoutes: 'throw',

  // Tools with their own page under /tools.
  tools: ['inspect', 'sign', 'certificate', 'trust'],

  // Trust lists of the tools. `npm run trust:update` reads them from their publishers into data/trust-lists; with `sha256`,
  // a list is accepted only if it's exactly the file you reviewed. `isDefault` lists are used unless a reader turns them off.
  trustLists: [
    {
      id: 'c2pa',
      title: 'C2PA trust list',
      counts: 'signers',
      isDefault: true,
      url: 'https://raw.githubusercontent.com/c2pa-org/conformance-public/main/trust-list/C2PA-TRUST-LIST.json',
      license: {
        name: 'CC BY 4.0',
        url: 'https://creativecommons.org/licenses/by/4.0/',
        credit:
          'C2PA trust list by the Coalition for Content Provenance and Authenticity (C2PA), converted to our format. The C2PA doesn’t endorse this site.',
      },
    },
    {
      id: 'c2pa-tsa',
      title: 'C2PA TSA trust list',
      counts: 'time stamps',
      isDefault: true,
      url: 'https://raw.githubusercontent.com/c2pa-org/conformance-public/main/trust-list/C2PA-TSA-TRUST-LIST.json',
      license: {
        name: 'CC BY 4.0',
        url: 'https://creativecommons.org/licenses/by/4.0/',
        credit:
          'C2PA TSA trust list by the Coalition for Content Provenance and Authenticity (C2PA), converted to our format. The C2PA doesn’t endorse this site.',
      },
    },
    {
      id: 'interim',
      title: 'Interim trust list (frozen)',
      counts: 'signers',
      frozen: '2026-01-01',
      url: 'https://raw.githubusercontent.com/contentauth/verify-site/main/static/trust/anchors.pem',
      license: {
        name: 'Apache License 2.0',
        url: 'https://www.apache.org/licenses/LICENSE-2.0',
        credit:
          'Interim trust list by the Content Authenticity Initiative, converted to our format. Nothing is added to it anymore.',
      },
    },
  ],

  // Who has a certificate below the C2PA trust list, as the conformance program publishes it.
  conformingProducts: {
    url: 'https://raw.githubusercontent.com/c2pa-org/conformance-public/main/conforming-products/conforming-products-list.json',
    trustList: 'c2pa',
    license: {
      name: 'CC BY 4.0',
      url: 'https://creativecommons.org/licenses/by/4.0/',
      credit:
        'List of conforming products by the Coalition for Content Provenance and Authenticity (C2PA), converted to our format. The C2PA doesn’t endorse this site.',
    },
  },
});
