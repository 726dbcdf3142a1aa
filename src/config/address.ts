import { TOOLS_ADDRESS, type ToolId, toolAddress } from './tool-pages.ts';

/**
 * Addresses. In code and data, a page's address always has one canonical form: it begins with `/`, doesn't include
 * the base path, and has no trailing slash (`/docs/signing`). These functions turn it into the form that a link or a
 * file needs under the site's base path and trailing-slash policy.
 */

export interface AddressPolicy {
  /** `/` or `/x/`. */
  base: string;
  trailingSlash: 'never' | 'always' | 'ignore';
  /** The origin where the site is published, for commands that readers copy. */
  url?: string;
  /** Addresses of the operator's own files. Only `always` needs them: nothing else tells `/feedback.js` from a page. */
  staticFiles?: readonly string[];
}

/** What the build writes besides pages: files of known kinds, and sample programs, which are served unchanged. */
const isGeneratedFile = (path: string): boolean =>
  /\.(?:md|txt|xml|json|svg|png|jpg|ico|webmanifest|zip|tgz)$/.test(path) ||
  /^\/(?:samples|examples)\/.*\.\w+$/.test(path);

/** Turns `/x/`, `/x.html`, `/x/index`, and `/x/index.html` into `/x` and keeps the query and hash. Spec §2. */
export function canonicalAddress(address: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const clean = path.replace(/(?:\/index)?(?:\.html)?\/?$/, '').replace(/\/+$/, '');
  return (clean || '/') + rest;
}

/** Splits `/docs/x?q=1#y` into path and the rest. */
export function splitAddress(address: string): { path: string; rest: string } {
  const index = address.search(/[?#]/);
  return index < 0
    ? { path: address, rest: '' }
    : { path: address.slice(0, index), rest: address.slice(index) };
}

/** Text without percent escapes; bytes that aren't UTF-8 stay encoded. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address as a link on the built site, with the base path and, if the policy asks for it, a trailing slash. */
export function hrefOf(address: string, policy: AddressPolicy): string {
  if (!address.startsWith('/') || address.startsWith('//')) return address;
  const { path, rest } = splitAddress(address);
  const isFile = () => policy.staticFiles?.includes(path) || isGeneratedFile(path);
  const slash = policy.trailingSlash === 'always' && !path.endsWith('/') && !isFile() ? '/' : '';
  return policy.base + path.slice(1) + slash + rest;
}

/** The absolute address for canonical links, feeds, and sitemaps. */
export function absoluteUrl(address: string, site: AddressPolicy & { url: string }): string {
  return site.url + hrefOf(address, site);
}

/** The address of a page's Markdown twin, such as `/docs/signing.md`; the home page's is `/index.md`. */
export function twinAddress(address: string): string {
  return address === '/' ? '/index.md' : `${address}.md`;
}

/** A doc id (`signing`, `signing/get-cert`) from a file path inside the docs folder. */
export function docIdOf(relativeFile: string): string {
  const id = relativeFile.replaceAll('\\', '/').replace(/\.mdx?$/, '');
  return id === 'index' ? '' : id.replace(/\/index$/, '');
}

/** The address of a doc in the version served at `versionPath` (`/docs`). */
export function docAddress(versionPath: string, id: string): string {
  return canonicalAddress(`${versionPath}/${id}`);
}

/** The page of a file (`docs/signing/index.mdx`); undefined if it isn't in any version's folder. */
export function docOfFile<Version extends { dir: string; path: string }>(
  file: string,
  versions: readonly Version[],
): { id: string; address: string; version: Version } | undefined {
  const version = versions.find(({ dir }) => file.startsWith(`${dir}/`));
  if (!version) return undefined;
  const id = docIdOf(file.slice(version.dir.length + 1));
  return { id, address: docAddress(version.path, id), version };
}

/**
 * The address that starts a report: `issueUrl` with its placeholders filled in.
 * @param body what the report starts with; left out if the address has no `{body}`
 */
export function reportUrl(issueUrl: string, title: string, body = ''): string {
  const values: Record<string, string> = { title, body };
  return issueUrl.replace(/\{(title|body)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** What an assistant is asked about a page. @param markdown the complete address of its Markdown form */
export const promptAbout = (markdown: string): string => `Read ${markdown} and answer my questions about it.`;

/** A page that the site has in addition to its docs, and its name in messages. */
export interface FixedPage {
  address: string;
  by: string;
}

/** The pages that depend only on the configuration: home, search, tools, and each version's landing page. */
export const fixedPages = (site: {
  search: { searchPagePath: string };
  tools: readonly ToolId[];
  versions: ReadonlyArray<{ path: string; label: string }>;
}): FixedPage[] => [
  { address: '/', by: 'the home page' },
  { address: `/${site.search.searchPagePath}`, by: 'the search page' },
  ...(site.tools.length > 0 ? [{ address: TOOLS_ADDRESS, by: 'the list of tools' }] : []),
  ...site.tools.map((id) => ({ address: toolAddress(id), by: `the page of the tool ${id}` })),
  ...site.versions.map(({ path, label }) => ({ address: path, by: `the landing page of ${label}` })),
];

/** A message for each address that two files claim. */
export function duplicateRoutes(claims: readonly FixedPage[]): Map<string, string> {
  const byAddress = Map.groupBy(claims, ({ address }) => address);
  return new Map(
    [...byAddress]
      .filter(([, group]) => group.length > 1)
      .map(([address, group]) => [
        address,
        `${group.map(({ by }) => by).join(' and ')} have the same address, ${address}; rename or remove one of them`,
      ]),
  );
}
