import { Fragment } from 'react';
import { BreakableName } from '../../ui/Breakable.tsx';
import { Blocks, CodeFigure } from './Blocks.tsx';
import { CallableParts } from './Callable.tsx';
import { Flags, Heading } from './Heading.tsx';
import { Deprecated } from './Notice.tsx';
import { Entries, Name, Rows } from './Rows.tsx';
import { type Href, Type } from './Spans.tsx';
import type { MemberGroup, MemberSection, Row } from './schema.ts';

function Member({ member, href }: { member: MemberSection; href: Href }) {
  const { id, heading, flags, signature, deprecated, about, callable, examples } = member;
  return (
    <section className="api-entry">
      <Heading level={3} id={id} text={heading} flags={flags} />
      <CodeFigure code={signature} href={href} />
      {deprecated && <Deprecated blocks={deprecated} href={href} />}
      <Blocks blocks={about} href={href} />
      {callable && <CallableParts callable={callable} href={href} />}
      {examples.map((example, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other identity
        <Blocks key={i} blocks={example} title="Example" href={href} />
      ))}
    </section>
  );
}

/** `addAssertion(label, data)` */
const callOf = ({ name }: Row, section: MemberSection | undefined): string =>
  section?.callable
    ? `${name.replace(/\(.*/, '')}(${section.callable.parameters.map((one) => `${one.name}${one.optional ? '?' : ''}`).join(', ')})`
    : name;

/** What a class can do, at a glance: each member with a link and its first sentence. */
export function MemberIndex({ groups, href }: { groups: readonly MemberGroup[]; href: Href }) {
  if (groups.every(({ sections }) => sections.length === 0)) return null;
  // Where methods are divided by task, links to all of them lead to this list.
  const id = groups.some((group) => group.id === 'methods') ? undefined : 'methods';
  return (
    <nav className="api-index skip-index" id={id} aria-label="Members">
      {groups.map(({ id, title, rows, sections }) => (
        <Fragment key={id}>
          {groups.length > 1 && <p className="api-label">{title}</p>}
          <Entries
            entries={rows.map((row, i) => ({
              key: row.name,
              term: (
                <a href={row.to === undefined ? `#${row.id}` : href(row.to)}>
                  <code>
                    <BreakableName name={callOf(row, sections[i])} />
                  </code>
                </a>
              ),
              about: row.about.slice(0, 1),
            }))}
            href={href}
          />
        </Fragment>
      ))}
    </nav>
  );
}

/** Properties, as parameters are shown. */
function Properties({ rows, href }: { rows: readonly Row[]; href: Href }) {
  const entries = rows.map((row) => ({
    key: row.name,
    term: (
      <>
        <Name row={{ ...row, flags: [] }} href={href} /> <Type type={row.type} href={href} />
        <Flags flags={row.flags} />
      </>
    ),
    about: row.about,
  }));
  return <Entries entries={entries} href={href} />;
}

/** Members of one kind: properties, full descriptions, or a table of what has pages. */
export function Members({ group: { id, title, rows, sections }, href }: { group: MemberGroup; href: Href }) {
  const isDescribed = sections.length === 0 && rows.every(({ to }) => to === undefined);
  return (
    <>
      <Heading id={id} text={title} />
      {isDescribed && <Properties rows={rows} href={href} />}
      {sections.length === 0 && !isDescribed && (
        <Rows
          rows={rows}
          noun={title.toLowerCase()}
          caption={title}
          typeLabel={id.endsWith('methods') || id === 'functions' ? 'Returns' : 'Type'}
          href={href}
        />
      )}
      {sections.map((member) => (
        <Member key={member.id} member={member} href={href} />
      ))}
    </>
  );
}
