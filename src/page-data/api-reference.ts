/** A span of code: `to` is one of our addresses or a URL, and `kind` is the class of its color. */
export interface Span {
  text: string;
  to?: string;
  kind?: string;
}

/** Lines of code. */
export type Code = Span[][];

/** A span of text. */
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

/** A name with a link. */
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

/** A callable: its parameters, what it returns, and when it throws. */
export interface Callable {
  typeParameters: Array<{ name: string; constraint: Span[]; fallback: Span[]; about: Block[] }>;
  parameters: Parameter[];
  returns?: { type: Span[]; about: Block[] };
  throws: Block[][];
}

/** A row in a table of members or exports. */
export interface Row {
  name: string;
  /** Its name with its parent's, to distinguish it from a type with the same name. */
  fullName: string;
  /** The page or section with details. */
  to?: string;
  /** The row's own id, if there's no such page or section. */
  id?: string;
  /** Labels next to the name: optional, static, deprecated. */
  flags: string[];
  type: Span[];
  about: Block[];
}

/** A member described on its parent's page. */
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

/** Members of one kind: as table rows, as sections, or, if there are many, as both. */
export interface MemberGroup {
  id: string;
  title: string;
  rows: Row[];
  sections: MemberSection[];
}

/** A declaration without its own page. */
export interface Shape {
  id: string;
  name: string;
  /** The package and version that declare it. */
  from: string;
  code: Code;
  /** The page that explains its current form. */
  today?: NamedLink;
}

/** The notice at the top of every page of a deprecated package. */
export interface LegacyNotice {
  text: Inline[];
  /** What to use now. */
  replacement?: NamedLink;
}

/** Where a declaration comes from: `c2pa 0.30.17`, `dist/src/c2pa.d.ts`. */
export interface Origin {
  package: string;
  file: string;
  /** Copyright holder and license of its signature and comment: `© Adobe, MIT license`. */
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
  /** Extends, Implemented by, and so on. */
  heritage: Array<{ label: string; types: Span[][] }>;
  overloads: Array<NamedLink & { signature: Span[]; current: boolean }>;
  examples: Block[][];
  see: Block[][];
  /** Types without a page that the declaration refers to. */
  shapes: Shape[];
  /** Declarations that refer to this one. */
  usedBy: NamedLink[];
}

export interface OverviewPageData {
  notice?: LegacyNotice;
  about: Block[];
  groups: MemberGroup[];
  /** Names that the package exports but another one declares. */
  reExports: Array<{ from: string; names: Array<{ text: string; to?: string }> }>;
  /** Types without a page, under a heading with the package that declares them. */
  shapes: Array<{ id: string; title: string; about: Block[]; shapes: Shape[] }>;
}
