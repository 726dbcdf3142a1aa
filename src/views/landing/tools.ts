import type { Card } from '../../ui/Cards.tsx';

/** Tools that readers can use immediately, on the page or as a download. A tool is shown if its page exists. */
export const TOOLS: readonly Card[] = [
  {
    title: 'Inspect a file',
    text: 'See a file’s Content Credentials in your browser. The file never leaves your device.',
    href: '/docs/verify',
  },
  {
    title: 'Sign in your browser',
    text: 'Create a test certificate, write a manifest, and sign an image.',
    href: '/docs/signing/try-it',
  },
  {
    title: 'Check a certificate',
    text: 'Find every rule that a certificate breaks, with the command that fixes it.',
    href: '/docs/signing/check-certificate',
  },
  {
    title: 'Look up a status code',
    text: 'What each validation code means, and what to do about it.',
    href: '/docs/codes',
  },
  {
    title: 'Find a sample program',
    text: 'Tested programs by task and language, ready to save and run.',
    href: '/docs/manifest/tasks',
  },
  {
    title: 'Example files',
    text: 'Signed images, audio, and video to inspect, compare, and download.',
    href: '/docs/manifest/manifest-examples',
  },
  {
    title: 'Run a sandbox',
    text: 'A complete browser project to run, read, and download.',
    href: '/docs/js-sdk/guides/sandbox-vite',
  },
  {
    title: 'Look up a term',
    text: 'Short definitions, each with its clause in the standard.',
    href: '/docs/glossary',
  },
];
