import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { buildSite } from '../support/astro.ts';

const project = resolve(import.meta.dirname, '../..');
const output = join(project, 'tests/.output/wrong-input');

/** A small site's files by path; null omits a file that every site has. */
export type Files = Readonly<Record<string, string | Uint8Array | null>>;

export interface Outcome {
  /** Exit code of the build. */
  code: number | null;
  /** Its error output by line, without blank lines and Astro's heading. */
  message: string[];
  /** Everything it printed. */
  log: string;
  /** Folder it wrote to. */
  dir: string;
}

/** A page with the front matter it needs. */
export const page = (text: string, title = 'Page'): string =>
  `---\ntitle: ${title}\ndescription: One sentence.\nchecked: { date: 2026-11-20, with: ["x 1"] }\n---\n\n${text}\n`;

const defaults: Files = {
  'site.config.ts': config({}),
  'sidebars.ts': "export default { docs: ['introduction'] };\n",
  'redirects.ts': 'export default [];\n',
  'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>\n',
  'docs/introduction.mdx': page('Text.', 'Introduction'),
};

/** A site.config.ts with the required fields and others. */
export function config(fields: object): string {
  return `export default ${JSON.stringify({ title: 'Docs', url: 'https://docs.example.org', ...fields }, null, 2)};\n`;
}

/** What Astro prints above every mistake: `[astro] Unable to load astro.build.mjs`, or the step that failed, with the time. */
export const HEADING = /^\[astro\] |^\d\d:\d\d:\d\d \[ERROR\] /;

/** Writes a small site under a unique name and builds it as an operator would. */
export async function build(
  name: string,
  files: Files,
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const dir = join(output, `${name}-built`);
  rmSync(dir, { recursive: true, force: true });
  const source = writeSite(name, files);
  const { code, stdout, stderr } = await buildSite({ SITE_SOURCE: source, SITE_OUT: dir, ...env });
  const message = stderr.split('\n').filter((line) => line.trim() !== '' && !HEADING.test(line));
  return { code, message, log: stdout + stderr, dir };
}

/** Writes a small site under a unique name. Returns its folder. */
export function writeSite(name: string, files: Files): string {
  const source = join(output, name);
  rmSync(source, { recursive: true, force: true });
  for (const [path, content] of Object.entries({ ...defaults, ...files })) {
    if (content === null) continue;
    mkdirSync(dirname(join(source, path)), { recursive: true });
    writeFileSync(join(source, path), content);
  }
  return source;
}
