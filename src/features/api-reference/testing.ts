import type { ApiModel, Declaration } from './model.ts';

/** A declaration for tests: by default, an interface. */
export const itemOf = (
  name: string,
  { about = '', ...over }: Partial<Declaration> & { about?: string } = {},
): Declaration => ({
  kind: 'interface',
  name,
  file: 'index.d.ts',
  comment: { text: about },
  signature: `interface ${name}`,
  type: '',
  ...over,
});

/** A property of an interface. */
export const propertyOf = (name: string, over: Parameters<typeof itemOf>[1] = {}): Declaration =>
  itemOf(name, { kind: 'property', signature: `${name}: string;`, type: 'string', ...over });

/** A package for tests with some declarations. */
export const modelOf = (items: Declaration[], mentions: ApiModel['mentions'] = {}): ApiModel => ({
  package: 'pkg',
  version: '1.0.0',
  license: 'MIT',
  holder: 'Example Org',
  mentions,
  reExports: {},
  items,
});
