import { parseDocComment } from './doc-comment.ts';
import type { ModelItem } from './model.ts';

/** A declaration for tests: by default, an interface of the package `pkg`. */
export function itemOf(name: string, over: Partial<ModelItem> & { about?: string } = {}): ModelItem {
  const { about = '', ...rest } = over;
  return {
    kind: 'interface',
    name,
    key: name,
    package: 'pkg',
    entry: '',
    ref: `pkg!${name}:interface`,
    exported: true,
    file: 'index.d.ts',
    comment: parseDocComment(`/** ${about} */`),
    tokens: [{ text: `export interface ${name} ` }],
    type: [],
    parameters: [],
    returns: [],
    typeParameters: [],
    extends: [],
    implements: [],
    optional: false,
    static: false,
    overload: 1,
    members: [],
    ...rest,
  };
}

/** A property of an interface. */
export const propertyOf = (
  parent: string,
  name: string,
  over: Parameters<typeof itemOf>[1] = {},
): ModelItem =>
  itemOf(name, { kind: 'property', key: `${parent}.${name}`, ref: `pkg!${parent}#${name}:member`, ...over });
