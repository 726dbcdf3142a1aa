import { jsonReferenceAddress } from '../../content/json-types/address.ts';
import { type TypeWord, typeWords } from '../../content/json-types/type-words.ts';
import { markdownTable } from '../../text/markdown-table.ts';
import type { JsonObjectProps } from './JsonObject.tsx';
import type { ObjectTableProps } from './ObjectTable.tsx';
import type { ValueListProps } from './ValueList.tsx';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const typeMarkdown = (words: readonly TypeWord[]) =>
  words
    .map((word) => {
      if ('words' in word) return word.words;
      return 'value' in word ? `\`${word.value}\`` : `[${word.name}](${jsonReferenceAddress(word.name)})`;
    })
    .join('');

function objectMarkdown({ text, properties, example }: ObjectTableProps): string {
  const rows = properties.map(
    ({ name, type, required, deprecated, text: meaning, default: otherwise, instead }) =>
      [
        `\`${name}\`${deprecated ? ' (deprecated)' : ''}`,
        typeMarkdown(typeWords(type)),
        required ? 'required' : 'optional',
        otherwise ?? '',
        instead ? `${meaning} Instead: ${instead}` : meaning,
      ].map(cell),
  );
  return [
    text,
    markdownTable(['Property', 'Type', 'Required', 'Default', 'Meaning'], rows),
    ...(example ? [`\`\`\`json\n${example.json}\n\`\`\``] : []),
  ].join('\n\n');
}

const valuesMarkdown = ({ text, words, values }: ValueListProps): string =>
  [
    words ? `${text} In the types: ${typeMarkdown(words)}.` : text,
    values.map(({ value, meaning }) => `- \`${value}\`${meaning ? `: ${meaning}` : ''}`).join('\n'),
  ].join('\n\n');

/** An object or a named type for the page's Markdown twin. */
export const jsonObjectMarkdown = (props: JsonObjectProps): string =>
  'object' in props ? objectMarkdown(props.object) : valuesMarkdown(props.values);
