import { useContext } from 'react';
import { DeclaredAt } from './Declarations.tsx';
import { Flags } from './Heading.tsx';
import { Entries, Name } from './Rows.tsx';
import { type Href, Type } from './Spans.tsx';
import type { Row } from './schema.ts';

/** A parameter or a property. One with an id is a link to itself. */
export type Field = Pick<Row, 'name' | 'type' | 'about'> & Partial<Row>;

interface Shown {
  /** How far types of types are followed. */
  levels?: number;
  /** Whether their fields are open at first. */
  isOpen?: boolean;
  href: Href;
}

/** Parameters or properties: the name and the type, what it means, and the fields of a configuration. */
export function Fields({ fields, levels = 0, ...shown }: Shown & { fields: readonly Field[] }) {
  const { href, isOpen } = shown;
  const declaredAt = useContext(DeclaredAt);
  const entries = fields.map((field) => {
    const types = levels > 0 ? field.type : [];
    const inside = types.flatMap(({ text, to }) => {
      const found = to === undefined ? undefined : declaredAt(to);
      return found && found.fields.length > 0 ? [{ text, fields: found.fields }] : [];
    });
    return {
      key: field.name,
      term: (
        <>
          <Name row={{ fullName: field.name, ...field, flags: [] }} href={href} />{' '}
          <Type type={field.type} href={href} />
          <Flags flags={field.flags ?? []} />
        </>
      ),
      about: field.about,
      below:
        inside.length > 0 &&
        inside.map(({ text, fields }) => (
          <details key={text} className="api-fields" open={isOpen}>
            <summary>
              Fields of <code>{text}</code>
            </summary>
            {/* Their ids are those of their own page. */}
            <Fields fields={fields.map(({ id: _, to: __, ...one }) => one)} levels={levels - 1} {...shown} />
          </details>
        )),
    };
  });
  return <Entries entries={entries} href={href} />;
}
