import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, normalize, relative } from 'node:path';
import { imageSize } from 'image-size';
import { createElement } from 'react';
import { defineMdastPlugin, type MdastNode, type MdastVisitorContext } from 'satteri';
import { canonicalAddress, docAddress, docIdOf, hrefOf, splitAddress } from '../../config/address.ts';
import { hasCredentials } from '../../features/pictures/has-credentials.ts';
import { pageOfCode } from '../../features/status-codes/page.ts';
import { hasStatusCodes, statusCodes } from '../../features/status-codes/schema.ts';
import { around, at, lineOf, type PageOptions, pageOf, standIn } from './page.ts';

/** Where pictures of pages are served. */
const PICTURES = 'pictures';

/** Gives links and pictures the addresses on the built site, and records them with their lines for the link report. */
export function links(options: PageOptions) {
  return defineMdastPlugin({
    name: 'page-links',
    options: { position: true },
    async link(node, context) {
      const { record } = pageOf(context);
      const url = await at(context, node, () => resolveWrittenLink(node.url, record.file, options));
      record.links.push({ url, line: lineOf(node) ?? 1, text: context.textContent(node) });
      const href = hrefOf(url, options.policy);
      if (href !== node.url) context.setProperty(node, 'url', href);
    },
    async image(node, context) {
      const page = pageOf(context);
      const image = await at(context, node, () => placeImage(node, page.record.file, options));
      const { src, name: written, path, width, height } = image;
      if (path) page.images[written] = path;
      const credentials = pinHref(image, node, context, options);
      if (credentials !== undefined) {
        const { alt, title } = node;
        const name = basename(node.url);
        const shown = { src, name, alt: alt ?? '', width, height, credentials, ...(title && { title }) };
        context.replaceNode(
          node,
          standIn(context, node, createElement(options.vocabulary.views.Picture, shown)),
        );
        return;
      }
      context.setProperty(node, 'url', src);
      context.setProperty(node, 'data', {
        hProperties: { width, height, loading: 'lazy', decoding: 'async' },
      });
    },
  });
}

/**
 * Resolves a link as written: `./get-cert.mdx#root` becomes `/docs/signing/get-cert#root`; other forms stay
 * unchanged. The link report checks whether the address exists once all pages are known.
 * @param file the page's path in the source folder
 * @throws Error for a relative address that isn't a file, because its target would depend on the trailing slash
 */
function resolveWrittenLink(
  url: string,
  file: string,
  { sourceDir, docs }: Pick<PageOptions, 'sourceDir' | 'docs'>,
): string {
  if (/^(?:[a-z][a-z+.-]*:|#|\/\/)/i.test(url)) return url;
  const { path, rest } = splitAddress(url);
  if (path.startsWith('/')) return canonicalAddress(url);
  if (!/\.mdx?$/.test(path)) {
    throw new Error(
      `the link \`${url}\` is relative; use the full address (\`/docs/…\`) or a file (\`./page.mdx\`)`,
    );
  }
  const target = normalize(join(dirname(file), path));
  if (!existsSync(join(sourceDir, target))) return `broken-file:${url}`;
  const home = docs.find(({ dir }) => !relative(dir, target).startsWith('..'));
  if (!home)
    throw new Error(
      `the link \`${url}\` points outside the docs folders; link to a page with its full address, such as \`/docs/signing\``,
    );
  return docAddress(home.path, docIdOf(relative(home.dir, target))) + rest;
}

interface ShownImage {
  src: string;
  bytes: Buffer;
  /** In the output folder. */
  name: string;
  /** The source file, if the build copies it. */
  path?: string;
  width: number;
  height: number;
}

/**
 * Images are copied byte for byte under a name that includes their hash, because an optimizer would strip the Content
 * Credentials from a signed picture.
 * @throws Error if the file or its alternative text is missing, or its size can't be read
 */
function placeImage(
  { url, alt }: { url: string; alt?: string | null | undefined },
  file: string,
  { sourceDir, policy }: Pick<PageOptions, 'sourceDir' | 'policy'>,
): ShownImage {
  if (/^(?:https?:)?\/\//.test(url))
    throw new Error(`the image ${url} is on another site; store a copy next to the page`);
  if (!alt?.trim())
    throw new Error(`the image \`${url}\` doesn't have alternative text; write ![what it shows](${url})`);
  const path = url.startsWith('/') ? join(sourceDir, 'public', url) : join(sourceDir, dirname(file), url);
  if (!existsSync(path))
    throw new Error(`there's no image \`${url}\` next to the page; add it, or correct the path`);
  const bytes = readFileSync(path);
  const { width, height } = sizeOf(bytes, url);
  if (url.startsWith('/'))
    return { src: policy.base + url.slice(1), bytes, name: url.slice(1), width, height };
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const name = `${PICTURES}/${basename(path, extname(path))}.${hash}${extname(path)}`;
  return { src: policy.base + name, bytes, name, path, width, height };
}

function sizeOf(bytes: Uint8Array, url: string): { width: number; height: number } {
  try {
    return imageSize(bytes);
  } catch {
    throw new Error(`the image \`${url}\` can't be read; save it as PNG, JPEG, WebP, AVIF, GIF, or SVG`);
  }
}

/** The page with the inspector, and its section about the pin. */
const INSPECTOR_PAGE = 'verify';
const SECTION = 'our-pictures';

/**
 * The target of a picture's pin: the inspector, opened with the file, and the section about it that's readable
 * without script. Undefined if there's no pin: for pictures without credentials, on a site without an inspector, and
 * inside a link, which can't contain another link.
 */
function pinHref(
  { bytes, src }: Pick<ShownImage, 'bytes' | 'src'>,
  node: Readonly<MdastNode>,
  context: MdastVisitorContext,
  { sourceDir, policy, docs }: Pick<PageOptions, 'sourceDir' | 'policy' | 'docs'>,
): string | undefined {
  const [version] = docs;
  if (!hasCredentials(bytes) || !version || around(['link'], node, context)) return undefined;
  if (!existsSync(join(sourceDir, version.dir, `${INSPECTOR_PAGE}.mdx`))) return undefined;
  const file = src.split('/').map(encodeURIComponent).join('/');
  return hrefOf(`${version.path}/${INSPECTOR_PAGE}?inspect=${file}#${SECTION}`, policy);
}

/** The codes that a page can still link; each is removed when it's linked. */
const KEY = 'codes-to-link';

/** Inside these, a link would be nested in another link or be a second address in a title. */
const CLOSED = ['heading', 'link', 'linkReference'];

/**
 * In a page's text, `assertion.dataHash.mismatch` becomes a link to the code's page, but only the first time and
 * never in a heading or a link. A site without data/status-codes.json doesn't have such links.
 */
export function codeLinks({ sourceDir, policy }: Pick<PageOptions, 'sourceDir' | 'policy'>) {
  return defineMdastPlugin({
    name: 'page-code-links',
    options: { position: true },
    before(_root, context) {
      const codes = hasStatusCodes(sourceDir) ? statusCodes(sourceDir).codes.map(({ code }) => code) : [];
      context.data[KEY] = new Set(codes);
    },
    inlineCode(node, context) {
      const open = context.data[KEY] as Set<string>;
      if (!open.has(node.value) || around(CLOSED, node, context)) return undefined;
      open.delete(node.value);
      const { record } = pageOf(context);
      const url = pageOfCode(node.value);
      record.links.push({ url, line: lineOf(node) ?? 1, text: node.value });
      return {
        type: 'link',
        url: hrefOf(url, policy),
        children: [{ type: 'inlineCode', value: node.value }],
      } as const;
    },
  });
}
