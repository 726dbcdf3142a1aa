import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A doc comment, split into its parts. All texts are Markdown that can contain `{@link X}`. */
export interface DocComment {
  /** The text before any tag. */
  text: string;
  remarks?: string;
  /** By parameter name. */
  params?: Record<string, string>;
  returns?: string;
  throws?: string[];
  deprecated?: string;
  isExperimental?: true;
  examples?: string[];
  /** The type of each name that its examples can use without declaring it. */
  given?: Record<string, string>;
  see?: string[];
}

export type Kind =
  | 'interface'
  | 'class'
  | 'function'
  | 'type'
  | 'variable'
  | 'property'
  | 'method'
  | 'constructor';

/** What a package declares, or a member of it. */
export interface Declaration {
  kind: Kind;
  name: string;
  /** `inline` for an export of another entry point. */
  entry?: string;
  isStatic?: true;
  isOptional?: true;
  /** The package uses it, but users can't import it. */
  isHidden?: true;
  /** Where it's declared, relative to the package's folder; for exports only. */
  file?: string;
  /** The declaration, formatted; for an interface or class, only the part before its members. */
  signature: string;
  /** The type of a property; what a function returns. */
  type: string;
  parameters?: Array<{ name: string; optional?: true; type: string }>;
  extends?: string[];
  implements?: string[];
  comment: DocComment;
  members?: Declaration[];
}

/** The types of a published package, in our form: `data/api/c2pa-web.json`. Written by `node scripts/api-models.ts`. */
export interface ApiModel {
  package: string;
  version: string;
  /** SPDX expression, and who holds the copyright of the types and their comments. */
  license: string;
  holder: string;
  /** Each type that the declarations mention, with the package that declares it; '' for JavaScript and the platform. */
  mentions: Record<string, string>;
  /** What the package exports but another one declares, with that package. */
  reExports: Record<string, string>;
  items: Declaration[];
}

/** @param name `c2pa-web` */
export const readModel = (sourceDir: string, name: string): ApiModel =>
  JSON.parse(readFileSync(join(sourceDir, `data/api/${name}.json`), 'utf8'));

/** The name in notes and messages: `createC2pa`, `C2pa.read`. */
export const keyOf = ({ name, entry }: Declaration, parent?: Declaration): string =>
  `${parent ? `${keyOf(parent)}.` : entry ? `${entry}.` : ''}${name}`;

export const isCallable = ({ kind }: Declaration): boolean =>
  kind === 'function' || kind === 'method' || kind === 'constructor';

/** `title`, `dispose()` */
export const callName = (item: Declaration): string => `${item.name}${isCallable(item) ? '()' : ''}`;

/** `C2pa.dispose()`; `inline: createC2pa()` for an export of another entry point. */
export const fullName = (item: Declaration, parent?: Declaration): string =>
  `${item.entry ? `${item.entry}: ` : ''}${parent ? `${parent.name}.` : ''}${callName(item)}`;
