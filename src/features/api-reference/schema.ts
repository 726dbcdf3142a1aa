import { z } from 'zod';

/** A span of code: `to` is one of our addresses or a URL, and `kind` is the class of its color. */
export interface Span {
  text: string;
  to?: string;
  kind?: string;
}

/** Lines of code. */
export type Code = Span[][];

/** Texts are lines with `code` and [links](/docs/…). */
export type Block =
  | { type: 'paragraph'; text: string }
  | { type: 'list'; items: string[] }
  | { type: 'code'; lang: string; code: Code };

/** What turns the texts in a page's data into what views show. */
export interface Readers {
  text(markdown: string): Promise<Block[]>;
  /** A type on one line. */
  type(code: string): Span[];
  code(code: string): Promise<Code>;
}

const name = z.string().min(1);
const address = z.string().regex(/^(?:\/(?:docs|samples)\/|https:)/);

/** A name with a link. */
const namedLink = z.strictObject({ text: name, to: address });

/** The data of both kinds of pages. Its input is JSON: Markdown and code as text. Its output is for the views. */
export function apiData(read: Readers) {
  const text = z.string().transform(read.text);
  const type = z.string().transform(read.type);
  const code = name.transform(read.code);
  const about = text.prefault('');
  const list = <Item extends z.ZodType>(item: Item) => z.array(item).default([]);

  /** What a function needs, what it returns, and when it throws. */
  const callable = z.strictObject({
    parameters: list(z.strictObject({ name, optional: z.boolean().default(false), type, about })),
    returns: z.strictObject({ type, about }).optional(),
    throws: list(text),
  });

  /** A row in a list of members or exports. */
  const row = z.strictObject({
    name,
    /** Its name with its parent's, to distinguish it from a type with the same name. */
    fullName: name,
    /** The page or section with details. */
    to: address.optional(),
    /** The row's own id, if there's no such page or section. */
    id: name.optional(),
    /** Labels next to the name: optional, experimental, deprecated. */
    flags: list(name),
    type: type.prefault(''),
    about,
  });

  /** Calls in the order in which a program makes them. */
  const path = z.strictObject({
    title: name,
    calls: z.array(namedLink.extend({ isOwn: z.boolean().default(false) })),
  });

  /** A member described on its parent's page: a line, and what it opens to. */
  const section = z.strictObject({
    id: name,
    heading: name,
    flags: list(name),
    signature: code,
    brief: name,
    /** What to use instead. */
    deprecated: text.optional(),
    about,
    callable,
    examples: list(text),
  });

  /** Members of one kind, or exports for one job: as rows, or as sections that open. */
  const group = z.strictObject({
    id: name,
    title: name,
    rows: list(row),
    sections: list(section),
    /** Few readers need them. */
    isFolded: z.boolean().default(false),
  });

  /** A declaration without its own page. */
  const shape = z.strictObject({
    id: name,
    name,
    /** The package and version that declare it, if the page doesn't say. */
    from: name.optional(),
    code,
    /** The page that explains its current form. */
    today: namedLink.optional(),
  });

  /** Which release a page documents, whether it's the newest, and what changed. */
  const release = z.strictObject({
    state: z.enum(['newest', 'outdated', 'deprecated']),
    of: name,
    text: name,
  });

  return {
    item: z.strictObject({
      release,
      deprecated: text.optional(),
      signature: code,
      /** Where a declaration comes from, its copyright holder, and its license. */
      origin: text,
      about,
      /** The paths that this page's calls are on. */
      paths: list(path),
      callable: callable.optional(),
      groups: list(group),
      /** Extends, Implemented by, and so on. */
      heritage: list(z.strictObject({ label: name, types: z.array(type) })),
      examples: list(text),
      /** Types without a page that the declaration refers to. */
      shapes: list(shape),
    }),
    overview: z.strictObject({
      release,
      about,
      paths: list(path),
      groups: list(group),
      /** Where signatures and descriptions come from, if the introduction doesn't say. */
      origin: about,
      /** Names that the package exports but another one declares. */
      reExports: list(z.strictObject({ from: name, names: z.array(name) })),
      /** Types without a page, under a heading with the package that declares them. */
      shapes: list(z.strictObject({ id: name, title: name, about, shapes: z.array(shape) })),
    }),
  };
}

type Schemas = ReturnType<typeof apiData>;

/** What the pages of a package have in common is added to their texts. */
export type ItemPageText = Omit<z.input<Schemas['item']>, 'release'>;
export type OverviewPageText = Omit<z.input<Schemas['overview']>, 'release'>;
export type PathText = NonNullable<ItemPageText['paths']>[number];
export type MemberGroupText = NonNullable<ItemPageText['groups']>[number];

export type ItemPageData = z.output<Schemas['item']>;
export type OverviewPageData = z.output<Schemas['overview']>;
export type Path = ItemPageData['paths'][number];
export type Callable = NonNullable<ItemPageData['callable']>;
export type Parameter = Callable['parameters'][number];
export type MemberGroup = ItemPageData['groups'][number];
export type Row = MemberGroup['rows'][number];
export type MemberSection = MemberGroup['sections'][number];
export type Shape = ItemPageData['shapes'][number];
export type Release = ItemPageData['release'];
export type NamedLink = z.output<typeof namedLink>;
