import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { defineMdastPlugin, type MdastNode, type MdastVisitorContext } from 'satteri';
import { type AddressPolicy, hrefOf } from '../../config/address.ts';
import { shortError } from '../../config/code-failure.ts';
import { AuthorError, Mistake } from '../../config/errors.ts';
import type { ToolId } from '../../config/tool-pages.ts';
import type { Glossary } from '../data/glossary.ts';
import type { PageContext, Vocabulary } from './component.ts';

interface WrittenLink {
  url: string;
  line: number;
  text: string;
}

/** What the compiler learns about a page's source, for the link report. */
export interface SourceRecord {
  /** Path of the `.mdx` file in the source folder. */
  file: string;
  links: WrittenLink[];
}

/** A heading, for the table of contents. */
export interface Heading {
  depth: number;
  slug: string;
  text: string;
}

/** A written page as a value: all that views and the steps after the build need to know about it. */
export interface CompiledPage extends SourceRecord {
  html: string;
  headings: Heading[];
  /** The source files of its images, by their paths in the output folder. */
  images: Record<string, string>;
}

export interface PageOptions {
  sourceDir: string;
  policy: AddressPolicy;
  /** Folders with docs, and the address each is served at. */
  docs: ReadonlyArray<{ dir: string; path: string }>;
  /** Tools that have their own page. */
  tools?: readonly ToolId[];
  /** Components and views; `content/` doesn't import any itself. */
  vocabulary: Vocabulary;
}

/** What the plugins share about the current document, in the compiler's data bag. */
export interface Page {
  record: SourceRecord;
  images: CompiledPage['images'];
  /** Rendered views, by the key of their placeholder element. */
  views: Map<string, string>;
  vocabulary: Vocabulary;
  context: PageContext;
  /** Lines of the terms marked so far, by id. */
  marked: Map<string, number>;
  /** Read when the page marks its first term. */
  glossary?: Glossary;
}

/** The placeholder for a rendered view between the Markdown tree and the HTML tree. */
export const VIEW = 'site-view';
const KEY = 'page';

interface Compile {
  data: Record<string, unknown>;
}
interface Placed {
  position?: MdastNode['position'];
}

export const pageOf = ({ data }: Compile): Page => data[KEY] as Page;
export const lineOf = ({ position }: Placed): number | undefined => position?.start.line;

/** The innermost of the elements around a node that has one of these types. */
export function around(
  types: readonly string[],
  node: Readonly<MdastNode>,
  context: MdastVisitorContext,
): MdastNode['type'] | undefined {
  const above = context.parent(node);
  if (!above || above.type === 'root') return undefined;
  return types.includes(above.type) ? above.type : around(types, above, context);
}

export function mistake(context: Compile, node: Placed, message: string): AuthorError {
  return new AuthorError(pageOf(context).record.file, lineOf(node), message);
}

/** A failure in the code of a component, with its own file and line, and the page that it was made for. */
function codeFailure(error: unknown, context: Compile, node: Placed): Mistake {
  if (!(error instanceof Error)) throw error;
  return new Mistake(`${shortError(error)} (on ${pageOf(context).record.file}:${lineOf(node)})`);
}

/** Runs `work` and reports a failure: what an author did wrong is a plain error, and others, such as a TypeError, are in our code. */
export async function at<T>(context: Compile, node: Placed, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AuthorError) throw error;
    throw error instanceof Error && (error.constructor === Error || error instanceof Mistake)
      ? mistake(context, node, error.message)
      : codeFailure(error, context, node);
  }
}

/** Renders a view and returns its placeholder node until the HTML tree exists. */
export function standIn(context: Compile, node: Placed, view: ReactElement) {
  const { views } = pageOf(context);
  const key = String(views.size);
  try {
    views.set(key, renderToStaticMarkup(view));
  } catch (error) {
    throw codeFailure(error, context, node);
  }
  return { type: 'view', children: [], data: { hName: VIEW, hProperties: { 'data-key': key } } };
}

/** Begins a document. It must be the first plugin. */
export function startPage({ sourceDir, policy, tools = [], vocabulary }: PageOptions) {
  return defineMdastPlugin({
    name: 'page-start',
    before(_root, context) {
      if (!context.fileURL) throw new Error('a page can only be compiled from a file');
      let number = 0;
      const met = new Set<string>();
      context.data[KEY] = {
        record: {
          file: relative(sourceDir, fileURLToPath(context.fileURL)).replaceAll('\\', '/'),
          links: [],
        },
        images: {},
        views: new Map(),
        marked: new Map(),
        vocabulary,
        context: {
          sourceDir,
          policy,
          tools,
          href: (address) => hrefOf(address, policy),
          nextNumber: () => ++number,
          isFirst: (what) => !met.has(what) && Boolean(met.add(what)),
          typed: new Set(),
        },
      } satisfies Page;
    },
  });
}
