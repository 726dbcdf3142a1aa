import { didYouMean } from '@content-credentials/verdict/nearest';
import JSON5 from 'json5';
import { createElement, type ReactElement, type ReactNode } from 'react';
import type { MdxJsxFlowElement } from 'satteri';
import { z } from 'zod';
import type { PictureData } from '../../components/picture/Picture.tsx';
import type { TermData } from '../../components/term/Term.tsx';
import type { AddressPolicy } from '../../config/address.ts';
import { checkWith } from '../../config/errors.ts';
import type { ToolId } from '../../config/tool-pages.ts';
import type { CodeBlockData } from '../../ui/CodeBlock.tsx';

/** What the Markdown compiler knows about components: this type. `astro.config.ts` tells it which ones exist. */

/** Turns one of our addresses (`/docs/signing`) into a link on the built site. */
export type Href = (address: string) => string;

/** The page and site that contain a component. */
export interface PageContext {
  sourceDir: string;
  policy: AddressPolicy;
  /** Tools that have their own page. */
  tools: readonly ToolId[];
  href: Href;
  /** A number not yet used on this page. */
  nextNumber: () => number;
  /** True the first time it's called with this name on a page: `diagram`, or a program shown in several parts. */
  isFirst: (what: string) => boolean;
  /** Lines of the page's code up to the component: commands that readers have already typed. */
  typed: Set<string>;
}

/** What a component in a page becomes: a view, and the addresses of its links, which are known once it's rendered. */
export interface Expansion {
  view: ReactElement;
  links: Iterable<string>;
}

interface Definition<Shape extends z.ZodRawShape, Props> {
  /** The name writers use: `MediaFormats`. */
  name: string;
  /** Every attribute, if there are any. Use `writtenText` for required text. */
  attributes?: z.ZodObject<Shape>;
  /** Reads what the view shows. @throws Error for the writer's mistakes, with the fix */
  load: (attributes: z.output<z.ZodObject<Shape>>, context: PageContext) => Props | Promise<Props>;
  /** Gets `href` for its links, which makes them known to the link report. */
  View: (props: Props & { href: Href }) => ReactNode;
  /** Addresses that the view links to without `href`. */
  links?: (props: Props) => readonly string[];
  /** Whether it shows what other pages say: a page with it is compiled in every build. */
  readsPages?: boolean;
}

export interface Component {
  readonly name: string;
  readonly readsPages?: boolean | undefined;
  /** @throws Error for an attribute that's missing, unknown, or invalid, and for `load`'s errors */
  expand(values: Readonly<Record<string, unknown>>, context: PageContext): Promise<Expansion>;
}

/** Everything authors can use in addition to plain Markdown, and the views for Markdown that needs one. */
export interface Vocabulary {
  components: readonly Component[];
  views: {
    CodeBlock: (props: CodeBlockData) => ReactNode;
    Picture: (props: PictureData) => ReactNode;
    Term: (props: TermData) => ReactNode;
  };
}

/** Text that's required and can't be blank. The message for missing text suggests `.meta({ example })`. */
export const writtenText = z.string().regex(/\S/);

/** Creates a component from its parts; see CONTRIBUTING.md, "Add a component in five minutes". */
export function defineComponent<Shape extends z.ZodRawShape, Props>(
  definition: Definition<Shape, Props>,
): Component {
  const { name, load, View, readsPages } = definition;
  const attributes = definition.attributes ?? (z.object({}) as z.ZodObject<Shape>);
  return {
    name,
    readsPages,
    async expand(values, context) {
      const props = await load(checkAttributes(name, attributes, values), context);
      const links = new Set(definition.links?.(props));
      const href = (address: string) => {
        links.add(address);
        return context.href(address);
      };
      return { view: createElement(View, { ...props, href }), links };
    },
  };
}

type Values = Readonly<Record<string, unknown>>;

/**
 * A component's attributes, checked.
 * @param name the component's name: `Sample`
 * @throws Error with the mistake and how to fix it
 */
function checkAttributes<Shape extends z.ZodRawShape>(
  name: string,
  attributes: z.ZodObject<Shape>,
  values: Values,
): z.output<z.ZodObject<Shape>> {
  const known = Object.keys(attributes.shape);
  const unknown = Object.keys(values).find((key) => !known.includes(key));
  if (unknown !== undefined) {
    const all = known.length > 0 ? `it takes ${known.join(', ')}` : 'it takes none';
    throw new Error(`<${name}> has no \`${unknown}\`; ${didYouMean(unknown, known, all)}`);
  }
  const checked = checkWith(attributes, values, name);
  if (checked.ok) return checked.value;
  const [{ key, problem, fix } = { key: '', problem: '', fix: '' }] = checked.problems;
  const attribute: unknown = attributes.shape[key];
  if (attribute instanceof z.ZodString && !String(values[key] ?? '').trim())
    throw new Error(`\`${key}\` is missing; write ${key}="${attribute.meta()?.example ?? '…'}"`);
  // A component's own message says both.
  throw new Error(fix.startsWith('`') ? fix : `${problem}; ${fix}`);
}

/**
 * The values of a component's attributes in a page. Expressions are data (`items={[{ title: "…" }]}`) in the syntax of JSON5,
 * and nothing runs them.
 * @throws Error if an expression isn't plain data.
 */
export function attributeValues(attributes: MdxJsxFlowElement['attributes']): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute')
      throw new Error("spread attributes {...x} can't be used in a page; write each attribute");
    const { name, value } = attribute;
    if (value === null || value === undefined) values[name] = true;
    else if (typeof value === 'string') values[name] = value;
    else {
      try {
        values[name] = JSON5.parse(value.value);
      } catch (error) {
        throw new Error(
          `\`${name}={…}\` isn't plain data; write text in quotes, numbers, lists, and objects (${(error as Error).message})`,
        );
      }
    }
  }
  return values;
}
