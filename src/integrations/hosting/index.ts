import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Mistake } from '../../config/errors.ts';
import type { Redirect } from '../../config/redirects.ts';
import { publishingNotes, type Site } from '../../config/site.ts';
import { builtFile, keepBuiltPages } from '../built-pages.ts';
import { type FileWriter, servedFiles } from '../files.ts';
import { blockedCodeMessage, contentSecurityPolicy, type InlineCode } from './csp.ts';
import { headerRules, headersFile, mark, redirectRules, redirectsFile } from './host-files.ts';
import { nginxFile } from './nginx.ts';

/** What the hosting step needs from the configuration. */
export type HostingSite = Pick<Site, 'url' | 'base' | 'noIndex' | 'trailingSlash'> & {
  thirdParty: Pick<Site['thirdParty'], 'csp'>;
};

export interface HostingOptions {
  site: HostingSite;
  redirects: readonly Redirect[];
  /** Paths of the other locales' home pages, which are built into folders of this one. */
  otherHomes?: readonly string[];
}

/** Cloudflare ignores a line of `_headers` with more than 2,000 characters, and this is the only one that grows. */
const LONGEST_POLICY = 2000 - '  Content-Security-Policy: '.length;

/** Fetches a sandbox's files when the reader presses its button. */
const STACKBLITZ = 'https://stackblitz.com';
const isOfSandbox = (file: string) => /^sandboxes\/(?!app\/)/.test(file);

/**
 * Writes what hosts need into a folder of built files: `_headers`, `_redirects`, and `nginx.conf`.
 * Lines in the operator's own `_headers` and `_redirects` (from a static folder) are kept, below ours.
 *
 * @throws Mistake with the page and snippet of code that the policy would block
 */
export async function emitHosting(
  dir: string,
  { site, redirects, otherHomes }: HostingOptions,
): Promise<{ pages: number; policy: string; warnings: string[] }> {
  const files = servedFiles(dir);
  const pages = new Map<string, InlineCode>();
  for (const file of files.filter((name) => name.endsWith('.html')))
    pages.set(file, builtFile(dir, file).code);
  const blocked = blockedCodeMessage(pages);
  if (blocked !== undefined) throw new Mistake(blocked);

  const policy = contentSecurityPolicy(pages.values(), {
    ...site.thirdParty.csp,
    'form-action': files.some(isOfSandbox) ? [STACKBLITZ] : [],
  });
  const headers = headerRules(site, policy, files);
  const rules = redirectRules(redirects, site);
  const depth = Math.max(1, ...[...pages.keys()].map((page) => page.split('/').length));

  await writeAbove(join(dir, '_headers'), headersFile(headers, site.base));
  await writeAbove(join(dir, '_redirects'), redirectsFile(rules, site, depth, otherHomes));
  await writeFile(join(dir, 'nginx.conf'), nginxFile(site, headers, rules));

  const tooLong =
    'Content-Security-Policy is longer than the 2,000 characters Cloudflare accepts in _headers; use fewer inline scripts';
  const warnings = policy.length > LONGEST_POLICY ? [tooLong] : [];
  return { pages: pages.size, policy, warnings };
}

/** Keeps an operator's lines but not our own from an earlier run, because hosts would send each header twice. */
async function writeAbove(path: string, text: string): Promise<void> {
  const before = existsSync(path) ? await readFile(path, 'utf8') : '';
  const theirs = before === '' || before.startsWith(mark) ? '' : `\n${before}`;
  await writeFile(path, text + theirs);
}

/**
 * Prepares the built folder for its hosts. It must be the last in the list, because it reads the finished pages.
 */
export function hosting(options: HostingOptions & { site: Site }): FileWriter {
  return {
    name: 'hosting',
    async write(out, logger) {
      const { pages, warnings } = await emitHosting(out, options);
      keepBuiltPages();
      for (const warning of [...warnings, ...publishingNotes(options.site)]) logger.warn(warning);
      console.log(`${pages} pages built`);
    },
  };
}
