import type { Code, ItemPageData, Row } from './schema.ts';

/** What an API page declares. */
export interface Declared {
  /** With the members, which are elsewhere on that page. */
  code: Code;
  /** The properties of an interface that has no methods, such as a configuration. */
  fields: readonly Row[];
}

const isFields = ({ id, sections }: ItemPageData['groups'][number]): boolean =>
  id === 'properties' && sections.length === 0;

export function declaredBy({ signature, groups }: ItemPageData): Declared {
  const members = groups.flatMap(
    ({ rows, sections }): Code =>
      sections.length > 0
        ? sections.flatMap((section) => section.signature)
        : rows.map(({ name, flags, type }) => [
            { text: `${name}${flags.includes('optional') ? '?' : ''}: ` },
            ...type,
            { text: ';' },
          ]),
  );
  const isWhole = signature.flat().some(({ text }) => text.includes('}'));
  return {
    code:
      isWhole || members.length === 0
        ? signature
        : [
            ...signature.slice(0, -1),
            [...(signature.at(-1) ?? []), { text: ' {' }],
            ...members.map((line) => [{ text: '  ' }, ...line]),
            [{ text: '}' }],
          ],
    fields: groups.every(isFields) ? groups.flatMap(({ rows }) => rows) : [],
  };
}
