import type { Card } from '../../components/cards/index.tsx';

/** A task in one language: the link's label, and the section it opens. */
export interface LanguageTask {
  label: string;
  address: string;
}

export interface LanguageTasks {
  name: string;
  packageName: string;
  address: string;
  tasks: readonly LanguageTask[];
}

/** Tasks of one library from `[label, address]` pairs; addresses are below the library's folder. */
const under = (
  folder: string,
  tasks: ReadonlyArray<readonly [label: string, path: string]>,
): LanguageTask[] => tasks.map(([label, path]) => ({ label, address: `${folder}${path}` }));

/** Common first tasks in each language. A link is shown if its page exists. */
export const LANGUAGE_TASKS: readonly LanguageTasks[] = [
  {
    name: 'Browser',
    packageName: '@contentauth/c2pa-web',
    address: '/docs/js-sdk/getting-started/overview',
    tasks: under('/docs/js-sdk', [
      ['Read a file', '/getting-started/quick-start'],
      ['Validate', '/guides/validation'],
      ['Show credentials', '/guides/viewing-manifest-data'],
      ['Sign', '/guides/examples#write'],
      ['Host the library', '/guides/hosting'],
      ['API reference', '/api-web'],
    ]),
  },
  {
    name: 'Node.js',
    packageName: '@contentauth/c2pa-node',
    address: '/docs/c2pa-node',
    tasks: under('/docs/c2pa-node', [
      ['Install', '/install'],
      ['Read a file', '/docs/usage#read'],
      ['Sign', '/docs/usage#sign'],
      ['Sign through a callback', '/docs/usage#callback'],
      ['Formats', '/docs/supported-formats'],
      ['API reference', '/api'],
    ]),
  },
  {
    name: 'Python',
    packageName: 'c2pa-python',
    address: '/docs/c2pa-python',
    tasks: under('/docs/c2pa-python', [
      ['Install', '#install-it'],
      ['Read a file', '#read-a-file'],
      ['Sign', '#sign-a-file'],
      ['Trust settings', '/docs/usage#trust'],
      ['Formats', '/docs/supported-formats'],
      ['Examples', '/docs/examples'],
    ]),
  },
  {
    name: 'Rust',
    packageName: 'c2pa',
    address: '/docs/rust-sdk',
    tasks: under('/docs/rust-sdk', [
      ['First program', '#first'],
      ['Read a file', '/docs/usage#read'],
      ['Sign', '/docs/usage#sign'],
      ['Sign through a callback', '/docs/usage#callback'],
      ['Formats', '/docs/supported-formats'],
      ['Feature flags', '#features'],
    ]),
  },
  {
    name: 'C++ and C',
    packageName: 'c2pa-cpp',
    address: '/docs/c2pa-c',
    tasks: under('/docs/c2pa-c', [
      ['Build with CMake', '#cmake'],
      ['Read a file', '/docs/usage#read'],
      ['Sign', '/docs/usage#sign'],
      ['Sign through a callback', '/docs/usage#callback'],
      ['Formats', '/docs/supported-formats'],
    ]),
  },
  {
    name: 'Command line',
    packageName: 'c2patool',
    address: '/docs/c2patool',
    tasks: under('/docs/c2patool', [
      ['Install', '#install'],
      ['Read a report', '/docs/usage#reports'],
      ['Set a trust list', '/docs/usage#trust'],
      ['Sign', '/docs/x_509'],
      ['Manifest definition', '/docs/manifest'],
      ['Formats', '/docs/supported-formats'],
    ]),
  },
];

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
