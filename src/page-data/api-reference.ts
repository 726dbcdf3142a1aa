/** A stretch of code: `to` is an address of ours or a URL, `kind` the class of its colour. */
export interface Span {
  text: string;
  to?: string;
  kind?: string;
}

/** Lines of code. */
export type Code = Span[][];

/** A stretch of text. */
export interface Inline {
  text: string;
  mark?: 'code' | 'em' | 'strong';
  to?: string;
}

export type Block =
  | { type: 'paragraph'; text: Inline[] }
  | { type: 'quote'; text: Inline[] }
  | { type: 'list'; items: Inline[][] }
  | { type: 'code'; lang: string; code: Code };

/** A name that leads somewhere. */
export interface NamedLink {
  text: string;
  to: string;
}

export interface Parameter {
  name: string;
  optional: boolean;
  type: Span[];
  about: Block[];
}

/** What can be called: its parameters, what it gives, when it throws. */
export interface Callable {
  typeParameters: Array<{ name: string; constraint: Span[]; fallback: Span[]; about: Block[] }>;
  parameters: Parameter[];
  returns?: { type: Span[]; about: Block[] };
  throws: Block[][];
}

/** A row of a table of members or exports. */
export interface Row {
  name: string;
  /** Its name with that of its parent, which tells it from a type of the same name. */
  fullName: string;
  /** The page or section that tells more. */
  to?: string;
  /** The row's own id, where it is all there is. */
  id?: string;
  /** Words beside the name: optional, static, deprecated. */
  flags: string[];
  type: Span[];
  about: Block[];
}

/** A member that is told on its parent's page. */
export interface MemberSection {
  id: string;
  heading: string;
  flags: string[];
  signature: Code;
  deprecated?: Block[];
  about: Block[];
  callable?: Callable;
  examples: Block[][];
}

/** Members of one kind: as rows of a table, as sections, or as both where there are many. */
export interface MemberGroup {
  id: string;
  title: string;
  rows: Row[];
  sections: MemberSection[];
}

/** A declaration without a page of its own. */
export interface Shape {
  id: string;
  name: string;
  /** The package and version that declares it. */
  from: string;
  code: Code;
  /** What explains it today. */
  today?: NamedLink;
}

/** What is said above everything of a package that is no longer the one to use. */
export interface LegacyNotice {
  text: Inline[];
  /** What to use today. */
  replacement?: NamedLink;
}

/** Where a declaration was read: `c2pa 0.30.17`, `dist/src/c2pa.d.ts`. */
export interface Origin {
  package: string;
  file: string;
  /** Whose signature and comment it is, and under which license: `© Adobe, MIT license`. */
  credit: string;
}

export interface ItemPageData {
  notice?: LegacyNotice;
  deprecated?: Block[];
  signature: Code;
  origin: Origin;
  about: Block[];
  callable?: Callable;
  groups: MemberGroup[];
  /** Extends, Implemented by and so on. */
  heritage: Array<{ label: string; types: Span[][] }>;
  overloads: Array<NamedLink & { signature: Span[]; current: boolean }>;
  examples: Block[][];
  see: Block[][];
  /** Types without a page that the declaration names. */
  shapes: Shape[];
  /** Declarations that name this one. */
  usedBy: NamedLink[];
}

export interface OverviewPageData {
  notice?: LegacyNotice;
  about: Block[];
  groups: MemberGroup[];
  /** Names that the package exports and another declares. */
  reExports: Array<{ from: string; names: Array<{ text: string; to?: string }> }>;
  /** Types without a page, under a heading that says whose they are. */
  shapes: Array<{ id: string; title: string; about: Block[]; shapes: Shape[] }>;
}
