import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { astro, siteEnv } from '../support/astro.ts';

const project = resolve(import.meta.dirname, '../..');

/** A small site shown by a dev server, and a writer's actions on it. */
export interface DevSite {
  /** The dev server's origin, without a trailing slash. */
  url: string;
  write(file: string, content: string): void;
  remove(file: string): void;
  /** Replaces a text in a file, unless that's done already. @throws Error if the file contains neither text */
  edit(file: string, from: string, to: string): void;
  /** The terminal output so far. */
  terminal(): string;
  close(): Promise<void>;
}

export const page = (title: string, text: string): string =>
  `---\ntitle: ${title}\ndescription: One sentence.\nchecked: { date: 2026-11-20, with: ["x 1"] }\n---\n\n${text}\n`;

const files: Readonly<Record<string, string>> = {
  'site.config.ts':
    "export default { title: 'First name', url: 'https://docs.example.org', tools: ['inspect'] };\n",
  'sidebars.ts': "export default { docs: ['introduction', 'guide'] };\n",
  'redirects.ts': "export default [{ from: '/docs/old', to: '/docs/guide' }];\n",
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>\n',
  'docs/introduction.mdx': page('Introduction', 'See [the guide](/docs/guide).'),
  'docs/guide.mdx': page(
    'Guide',
    '## Keys\n\nA :term[manifest].\n\n<Sample file="hello/node/hello.mjs" />\n\n<Diagram name="box" alt="A box" caption="A box" />',
  ),
  'samples/hello/task.json': JSON.stringify({
    title: 'Say hello',
    languages: { node: { file: 'hello.mjs', with: 'Node.js 24', runs: 'not run', reason: 'a fixture' } },
  }),
  'samples/hello/node/hello.mjs': "console.log('first hello');\n",
  'diagrams/box.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 90"><text class="d-text" x="9" y="9">first box</text></svg>\n',
  'data/glossary.json': JSON.stringify({
    checked: '2026-11-20',
    specification: 'C2PA 2.4',
    address: 'https://spec.example/#',
    terms: [{ id: 'manifest', term: 'manifest', short: 'A first definition.' }],
  }),
};

/** The project's code, without tests. */
const CODE = [
  'src',
  'scripts',
  'packages',
  'astro.build.mjs',
  'astro.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Copies the code, so that a test can edit it. */
export function copyCode(folder: string): void {
  for (const name of CODE)
    cpSync(join(project, name), join(folder, name), {
      recursive: true,
      filter: (path) => !/(?:\.test\.tsx?|node_modules)$/.test(path),
    });
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
}

/**
 * Writes the site, with more files, below tests/.output and starts `npm run dev` for it on a free port.
 * @param hasCode whether the site's folder has the project's code, too, as in a clone; otherwise, ours is used
 */
export async function startDevSite(
  name: string,
  more: Readonly<Record<string, string>> = {},
  hasCode = false,
): Promise<DevSite> {
  const folder = join(project, 'tests/.output/dev', name);
  rmSync(folder, { recursive: true, force: true });
  if (hasCode) copyCode(folder);
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  for (const [file, content] of Object.entries({ ...files, ...more })) write(file, content);

  const node = join(project, 'node_modules/.bin/node');
  const options = ['--host', '127.0.0.1', '--port', '4600', '--ignore-lock'];
  const child = spawn(node, astro('dev', ...options), {
    cwd: hasCode ? folder : project,
    env: siteEnv({ SITE_SOURCE: folder }),
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  const url = await addressIn(child, () => text);
  return {
    url,
    write,
    remove: (file) => rmSync(join(folder, file)),
    edit: (file, from, to) => {
      const before = readFileSync(join(folder, file), 'utf8');
      // On a second try, the first one has edited it.
      if (before.includes(to) && !before.includes(from)) return;
      if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
      write(file, before.replace(from, to));
    },
    terminal: () => text,
    close: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/** Waits until the dev server prints its address. */
async function addressIn(child: ChildProcess, terminal: () => string): Promise<string> {
  while (child.exitCode === null) {
    const [, url] = /Local\s+(http:\S+?)\/?\s/.exec(terminal()) ?? [];
    if (url) return url;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`npm run dev ended:\n${terminal()}`);
}
