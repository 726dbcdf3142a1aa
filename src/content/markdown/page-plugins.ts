import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import GithubSlugger from 'github-slugger';
import type { Element } from 'hast';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  defineHastPlugin,
  defineMdastPlugin,
  type HastNode,
  htmlToHast,
  type MdastNode,
  type MdastVisitorContext,
  type PluginFactoryContext,
} from 'satteri';
import { type AddressPolicy, hrefOf } from '../address.ts';
import { attributeValues } from './attributes.ts';
import { AuthorError, nearest } from './author-error.ts';
import { CALLOUT_TITLES } from './callouts.ts';
import { placeImage } from './images.ts';
import { resolveWrittenLink } from './links.ts';
import { type SourceRecord, startRecord } from './record.ts';
import { type Expansion, expandCode, VOCABULARY, type VocabularyContext } from './vocabulary.tsx';

export interface PageOptions {
  sourceDir: string;
  policy: AddressPolicy;
  /** Folders that hold docs, with the address each is served at. */
  docs: ReadonlyArray<{ dir: string; path: string }>;
}

/** What the plugins of one document share. */
interface Page {
  record: SourceRecord;
  views: Map<string, string>;
  vocabulary: VocabularyContext;
}

/** The element that stands for a rendered view between the Markdown tree and the HTML tree. */
const VIEW = 'site-view';
const KEY = 'page';

type Context = Pick<MdastVisitorContext, 'data' | 'fileURL'>;

const pageOf = (context: { data: Record<string, unknown> }) => context.data[KEY] as Page;
const lineOf = (node: { position?: MdastNode['position'] }) => node.position?.start.line;

/** Runs `work` and tells a failure with the page's file and the node's line. */
async function at<T>(
  context: Context,
  node: { position?: MdastNode['position'] },
  work: () => T | Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AuthorError) throw error;
    throw new AuthorError(pageOf(context).record.file, lineOf(node), (error as Error).message);
  }
}

/**
 * The plugins for one document, made anew for each compile: author vocabulary, callouts, code, links and
 * images in the Markdown tree; headings and tables in the HTML tree.
 */
export function pagePlugins(options: PageOptions) {
  const show = (
    page: Page,
    node: { position?: MdastNode['position'] },
    { view, markdown, links = [] }: Expansion,
  ) => {
    const key = String(page.views.size);
    page.views.set(key, renderToStaticMarkup(view));
    const { start, end } = node.position ?? {};
    if (start?.offset !== undefined && end?.offset !== undefined) {
      page.record.edits.push({ start: start.offset, end: end.offset, text: markdown });
    }
    for (const url of links) page.record.links.push({ url, line: start?.line ?? 1, kind: 'link', text: url });
    return { type: 'view', children: [], data: { hName: VIEW, hProperties: { 'data-key': key } } };
  };

  const markdown = defineMdastPlugin({
    name: 'page',
    options: { position: true },
    before(_root, context) {
      if (!context.fileURL) throw new Error('a page must be compiled from a file');
      const file = relative(options.sourceDir, fileURLToPath(context.fileURL));
      let number = 0;
      let diagrams = 0;
      context.data[KEY] = {
        record: startRecord(file, context.source),
        views: new Map(),
        vocabulary: {
          sourceDir: options.sourceDir,
          policy: options.policy,
          nextNumber: () => ++number,
          isFirstDiagram: () => diagrams++ === 0,
        },
      } satisfies Page;
    },
    async code(node, context) {
      const expansion = await at(context, node, () =>
        expandCode(node.lang ?? '', node.value, node.meta ?? ''),
      );
      // The twin keeps the fence as written.
      context.replaceNode(node, show(pageOf(context), {}, expansion));
    },
    async mdxJsxFlowElement(node, context) {
      const expansion = await at(context, node, () => {
        const name = node.name ?? '';
        const expand = VOCABULARY[name];
        if (!expand) {
          const close = nearest(name, Object.keys(VOCABULARY));
          throw new Error(
            `a page may not use <${name}>${
              close
                ? `; did you mean <${close}>?`
                : `; it may use ${Object.keys(VOCABULARY)
                    .map((n) => `<${n}>`)
                    .join(', ')}`
            }`,
          );
        }
        if (node.children.length)
          throw new Error(`<${name}> takes data, never children; close it as <${name} … />`);
        return expand(attributeValues(node.attributes), pageOf(context).vocabulary);
      });
      context.replaceNode(node, show(pageOf(context), node, expansion));
    },
    mdxJsxTextElement(node, context) {
      throw new AuthorError(
        pageOf(context).record.file,
        lineOf(node),
        `<${node.name}> stands inside a sentence; components stand on a line of their own, and HTML is not used in pages`,
      );
    },
    mdxjsEsm(node, context) {
      throw new AuthorError(
        pageOf(context).record.file,
        lineOf(node),
        'pages need no import or export; every component is there already',
      );
    },
    containerDirective(node, context) {
      const { record } = pageOf(context);
      const title = CALLOUT_TITLES[node.name];
      const [first] = node.children;
      const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
      if (node.name === 'steps') {
        context.setProperty(node, 'data', { hName: 'div', hProperties: { className: ['steps'] } });
      } else if (node.name === 'details') {
        if (!label)
          throw new AuthorError(
            record.file,
            lineOf(node),
            ':::details needs a summary, like :::details[What changed in 2.4]',
          );
        context.setProperty(node, 'data', { hName: 'details' });
        context.setProperty(label, 'data', { hName: 'summary' });
      } else if (title) {
        context.setProperty(node, 'data', {
          // Not an aside: that is a landmark, and a page has many callouts.
          hName: 'div',
          hProperties: { className: ['callout', `callout-${node.name}`], role: 'note' },
        });
        const titleData = { hName: 'p', hProperties: { className: ['callout-title'] } };
        if (label) context.setProperty(label, 'data', titleData);
        else
          context.prependChild(node, {
            type: 'paragraph',
            children: [{ type: 'text', value: title }],
            data: titleData as never,
          });
      } else {
        const known = [...Object.keys(CALLOUT_TITLES), 'steps', 'details'];
        const close = nearest(node.name, known);
        throw new AuthorError(
          record.file,
          lineOf(node),
          `there is no directive :::${node.name}${close ? `; did you mean :::${close}?` : `; there are ${known.map((n) => `:::${n}`).join(', ')}`}`,
        );
      }
    },
    leafDirective(node, context) {
      throw new AuthorError(
        pageOf(context).record.file,
        lineOf(node),
        `there is no directive ::${node.name}`,
      );
    },
    textDirective(node, context) {
      // `c2pa:assertions` and `12:30` are words, not directives: put back what was written.
      const { start, end } = node.position ?? {};
      return { type: 'text', value: context.source.slice(start?.offset, end?.offset) };
    },
    async link(node, context) {
      const { record } = pageOf(context);
      const url = await at(context, node, () => resolveWrittenLink(node.url, record.file, options));
      record.links.push({ url, line: lineOf(node) ?? 1, kind: 'link', text: context.textContent(node) });
      const href = hrefOf(url, options.policy);
      if (href !== node.url) context.setProperty(node, 'url', href);
    },
    async image(node, context) {
      const { record } = pageOf(context);
      const placed = await at(context, node, () => placeImage(node, record.file, options));
      context.setProperty(node, 'url', placed.src);
      context.setProperty(node, 'data', { hProperties: placed.properties });
    },
  });

  const html = ({ data }: PluginFactoryContext) => {
    const slugger = new GithubSlugger();
    const pinned = new Set<string>();
    return defineHastPlugin({
      name: 'page-html',
      element: [
        {
          filter: [VIEW],
          visit(node) {
            const key = String(node.properties?.['data-key'] ?? node.properties?.dataKey);
            const tree = htmlToHast(pageOf({ data }).views.get(key) ?? '', { fragment: true });
            return ('children' in tree ? tree.children[0] : undefined) as Element;
          },
        },
        {
          filter: ['h1', 'h2', 'h3', 'h4'],
          visit(node, context) {
            const { record } = pageOf({ data });
            const text = context.textContent(node);
            if (node.tagName === 'h1') {
              throw new AuthorError(
                record.file,
                undefined,
                `"# ${text}" is a second title; the title stands in the front matter, headings begin with ##`,
              );
            }
            const own = node.properties?.id;
            const id = typeof own === 'string' ? own : slugger.slug(text);
            if (pinned.has(id))
              throw new AuthorError(
                record.file,
                undefined,
                `two headings have the id \`${id}\`; pin one with {#another-id}`,
              );
            pinned.add(id);
            context.setProperty(node, 'id', id);
            context.appendChild(node, {
              type: 'element',
              tagName: 'a',
              properties: { className: ['anchor'], href: `#${id}`, ariaLabel: `Link to “${text}”` },
              children: [],
            });
          },
        },
        {
          filter: ['table'],
          visit(node, context) {
            context.wrapNode(node, {
              type: 'element',
              tagName: 'div',
              properties: { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel: 'Table' },
              children: [],
            });
          },
        },
      ],
    });
  };

  return { mdastPlugins: [markdown], hastPlugins: [html] };
}

export type { HastNode };
