/** Ways through the documentation, by what a reader builds. Pages that do not exist are left out of a way. */
export interface Reader {
  title: string;
  text: string;
  /** Addresses in the order to read them. */
  path: readonly string[];
}

export const READERS: readonly Reader[] = [
  {
    title: 'You have five minutes',
    text: 'Read a manifest, then sign a file of your own.',
    path: ['/docs/getting-started', '/docs/signing/local-signing'],
  },
  {
    title: 'You show media on the web',
    text: 'Read credentials in the browser and tell people what was checked.',
    path: ['/docs/getting-started', '/docs/manifest/reading', '/docs/manifest/reading/manifest-validation'],
  },
  {
    title: 'You run a service',
    text: 'Validate uploads, record edits, sign what you deliver.',
    path: ['/docs/manifest/understanding-manifest', '/docs/manifest/writing', '/docs/signing/prod-cert'],
  },
  {
    title: 'You build a camera or an app',
    text: 'Know what to record at capture, and which certificate a product needs.',
    path: ['/docs/introduction', '/docs/manifest/writing', '/docs/signing/get-cert', '/docs/conformance'],
  },
  {
    title: 'You work in a newsroom',
    text: 'Learn what a signature proves, and what it does not.',
    path: ['/docs/faqs', '/docs/signing', '/docs/manifest/reading/manifest-validation'],
  },
];
