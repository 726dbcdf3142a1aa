import type { ItemKind, ModelItem } from './model.ts';

/** The name readers know a kind of declaration by. */
export const KIND_WORDS: Readonly<Record<ItemKind, string>> = {
  interface: 'interface',
  class: 'class',
  function: 'function',
  type: 'type',
  variable: 'constant',
  enum: 'enum',
  property: 'property',
  method: 'method',
  constructor: 'constructor',
  index: 'index signature',
};

/** The declarations with one name. @param among the members of its parent, or all exports */
export const overloadsOf = (item: ModelItem, among: readonly ModelItem[]): ModelItem[] =>
  among.filter(
    (one) =>
      one.name === item.name &&
      one.kind === item.kind &&
      one.static === item.static &&
      one.entry === item.entry,
  );

/**
 * `title`, `dispose()`; an overload is distinguished by its first parameter: `read(blob)`.
 * @param among the members of its parent, or all exports
 */
export function callName(item: ModelItem, among: readonly ModelItem[]): string {
  if (!['function', 'method', 'constructor'].includes(item.kind)) return item.name;
  const isOverloaded = overloadsOf(item, among).length > 1;
  return `${item.name}(${isOverloaded ? (item.parameters[0]?.name ?? '') : ''})`;
}

/** `C2pa.read(blob)`; `inline: createC2pa()` for an export of another entry point. */
export const fullName = (item: ModelItem, among: readonly ModelItem[], parent?: ModelItem): string =>
  `${item.entry && `${item.entry}: `}${parent ? `${parent.name}.` : ''}${callName(item, among)}`;

/** Names in dictionary order, ignoring case. */
export const byName = (a: { name: string }, b: { name: string }): number =>
  a.name.localeCompare(b.name, 'en', { sensitivity: 'base' });
