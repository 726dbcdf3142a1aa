import { createContext, type ReactNode, useContext } from 'react';
import { CellBlocks, CodeFigure } from './Blocks.tsx';
import type { Declared } from './declared.ts';
import { Entries, Name } from './Entries.tsx';
import { Flags } from './Heading.tsx';
import { type Href, Type } from './Spans.tsx';
import type { Row, Span } from './schema.ts';

/** What the API page at a canonical address declares, if there is one. */
export const DeclaredAt = createContext<(address: string) => Declared | undefined>(() => undefined);

/** A parameter or a property. One with an id is a link to itself. */
export type Field = Pick<Row, 'name' | 'type' | 'about'> & Partial<Row>;

export interface Levels {
  /** How far types of types are followed. */
  levels: number;
  /** How many of these levels are open at first. */
  open: number;
  href: Href;
}

/** Returns what shows the types that code refers to, which open in place. */
export function useOpens(): (code: readonly Span[], shown: Levels, above?: string[]) => ReactNode {
  const declaredAt = useContext(DeclaredAt);
  return function opens(code, { levels, open, href }, above = []) {
    const named = new Map(code.flatMap(({ to, text }) => (to ? [[to, text] as const] : [])));
    const found = [...named].flatMap(([to, name]) => {
      const declared = levels > 0 && !above.includes(to) && declaredAt(to);
      return declared ? [{ to, name, ...declared }] : [];
    });
    if (found.length === 0) return undefined;
    const inside = { levels: levels - 1, open: open - 1, href };
    return found.map(({ to, name, fields, code: declaration }) => (
      <details key={to} className="api-opens" open={open > 0}>
        <summary>
          {fields.length > 0 && 'Fields of '}
          <code>{name}</code>
        </summary>
        {fields.length > 0 ? (
          // Their ids are those of their own page.
          <Fields fields={fields.map(({ id: _, to: __, ...one }) => one)} {...inside} />
        ) : (
          <>
            <CodeFigure code={declaration} href={href} />
            {opens(declaration.flat(), inside, [...above, ...named.keys()])}
          </>
        )}
      </details>
    ));
  };
}

/** Parameters or properties: the name and the type, what it means, and the fields of a configuration. */
export function Fields({ fields, ...shown }: Levels & { fields: readonly Field[] }) {
  const declaredAt = useContext(DeclaredAt);
  const opens = useOpens();
  const hasFields = ({ to }: Span) => to !== undefined && (declaredAt(to)?.fields.length ?? 0) > 0;
  const entries = fields.map((field) => ({
    key: field.name,
    term: (
      <>
        <Name row={{ fullName: field.name, ...field, flags: [] }} href={shown.href} />{' '}
        {field.type.length > 0 && <Type type={field.type} href={shown.href} />}
        <Flags flags={field.flags ?? []} />
      </>
    ),
    about: field.about.length > 0 && <CellBlocks blocks={field.about} href={shown.href} />,
    below: opens(field.type.filter(hasFields), shown),
  }));
  return <Entries entries={entries} />;
}
