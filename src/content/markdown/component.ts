import { createElement, type ReactElement, type ReactNode } from 'react';
import { z } from 'zod';
import type { AddressPolicy } from '../../addresses/address.ts';
import type { ToolId } from '../../config/tool-pages.ts';
import type { CodeBlockData } from '../../page-data/code-block.ts';
import type { PictureData } from '../../page-data/picture.ts';
import type { TermData } from '../../page-data/term.ts';
import { checkAttributes } from './check-attributes.ts';

/** What the Markdown compiler knows of components: this type. Which ones there are, it's told by `astro.config.ts`. */

/** Turns an address of ours (`/docs/signing`) into a link on the built site. */
export type Href = (address: string) => string;

/** The page and the site that a component stands in. */
export interface PageContext {
  /** The folder the site is made from. */
  sourceDir: string;
  policy: AddressPolicy;
  /** Tools that have a page of their own. */
  tools: readonly ToolId[];
  href: Href;
  /** A number not yet used on this page. */
  nextNumber: () => number;
  /** True the first time this is asked about on the page: `diagram`, or a program that comes in several parts. */
  isFirst: (what: string) => boolean;
}

/** What a component in a page becomes: a view, plain Markdown for the page's twin, and the addresses of its links. */
export interface Expansion {
  view: ReactElement;
  markdown: string;
  links: readonly string[];
}

interface Definition<Shape extends z.ZodRawShape, Props> {
  /** As writers call it: `MediaFormats`. */
  name: string;
  /** One line for writers: what they get. */
  description: string;
  /** How it's written, with values that work on this site. */
  usage: string;
  /** Every attribute. Text that has to be there is `writtenText`. */
  attributes: z.ZodObject<Shape>;
  /** Reads what the view shows. @throws Error for what the writer got wrong: what, and the fix */
  load: (attributes: z.output<z.ZodObject<Shape>>, context: PageContext) => Props | Promise<Props>;
  View: (props: Props & { href: Href }) => ReactNode;
  /** The same in the page's Markdown twin. Addresses are ours, without the site's base path. */
  markdown: (props: Props) => string;
  /** Every address the view links to, for the link report. */
  links?: (props: Props) => readonly string[];
}

/** A component of the author vocabulary. */
export interface Component {
  readonly name: string;
  readonly description: string;
  readonly usage: string;
  readonly attributes: z.ZodObject;
  /** @throws Error for an attribute that's missing, unknown, or wrong, and whatever `load` throws */
  expand(values: Readonly<Record<string, unknown>>, context: PageContext): Promise<Expansion>;
}

/** All that authors may write besides plain Markdown, and the views of the Markdown that needs one. */
export interface Vocabulary {
  components: readonly Component[];
  views: {
    CodeBlock: (props: CodeBlockData) => ReactNode;
    Picture: (props: PictureData) => ReactNode;
    Term: (props: TermData) => ReactNode;
  };
}

/** Text that must be there and not blank. `.meta({ example })` is what the message for a missing one suggests. */
export const writtenText = z.string().regex(/\S/);

/** Makes a component of its parts; see CONTRIBUTING.md, "Add a component in five minutes". */
export function defineComponent<Shape extends z.ZodRawShape, Props>(
  definition: Definition<Shape, Props>,
): Component {
  const { name, description, usage, attributes, load, View, markdown, links } = definition;
  return {
    name,
    description,
    usage,
    attributes,
    async expand(values, context) {
      const props = await load(checkAttributes(name, attributes, values), context);
      return {
        view: createElement(View, { ...props, href: context.href }),
        markdown: markdown(props),
        links: links?.(props) ?? [],
      };
    },
  };
}
