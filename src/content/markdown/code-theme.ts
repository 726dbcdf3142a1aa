import type { ThemeRegistration } from 'shiki';

/**
 * A theme whose "colors" are names of token classes. The highlighter's colors would become style attributes, which
 * the Content Security Policy forbids, so each one is replaced by a class that `src/ui/CodeBlock.css` colors:
 * comment, keyword, string, number, function, type, property, inserted, deleted. Class names have one letter, and
 * punctuation, plain command arguments, and properties that are read have none, because spans are most of a page's
 * weight.
 */
export const TOKEN_CLASSES: Readonly<Record<string, string>> = {
  '#000001': 'c',
  '#000002': 'k',
  '#000003': 's',
  '#000004': 'n',
  '#000005': 'f',
  '#000006': 't',
  '#000007': 'p',
  '#000009': 'i',
  '#00000A': 'd',
};

const rules: ReadonlyArray<readonly [string, string[]]> = [
  ['#000001', ['comment', 'punctuation.definition.comment']],
  [
    '#000002',
    [
      'keyword',
      'storage',
      'variable.language',
      'entity.name.tag',
      'keyword.operator.new',
      'keyword.operator.expression',
    ],
  ],
  [
    '#000008',
    [
      'keyword.operator',
      'punctuation',
      'meta.brace',
      'punctuation.definition.string',
      'string.unquoted.argument',
    ],
  ],
  [
    '#000003',
    [
      'string',
      'punctuation.definition.string',
      'string.unquoted.plain.out',
      // Merged with the string that contains them.
      'storage.type.string',
      'constant.character.format.placeholder',
    ],
  ],
  ['#000004', ['constant', 'support.constant', 'constant.numeric', 'constant.language']],
  [
    '#000005',
    [
      'entity.name.function',
      'support.function',
      'meta.function-call entity.name.function',
      'entity.name.command',
    ],
  ],
  [
    '#000006',
    ['entity.name.type', 'entity.name.class', 'support.class', 'support.type', 'entity.name.namespace'],
  ],
  [
    '#000007',
    [
      'support.type.property-name',
      'entity.other.attribute-name',
      'meta.object-literal.key',
      'constant.other.option',
      'entity.name.tag.yaml',
    ],
  ],
  ['#000009', ['markup.inserted']],
  ['#00000A', ['markup.deleted']],
];

export const codeTheme: ThemeRegistration = {
  name: 'token-classes',
  type: 'light',
  fg: '#000000',
  bg: '#ffffff',
  settings: rules.map(([foreground, scope]) => ({ scope: [...scope], settings: { foreground } })),
};
