import { Fragment } from 'react';
import { BreakableName } from '../../ui/Breakable.tsx';
import { Blocks, CodeFigure, Examples } from './Blocks.tsx';
import { CallableParts } from './Callable.tsx';
import { Fields } from './Fields.tsx';
import { Heading } from './Heading.tsx';
import { Deprecated } from './Notice.tsx';
import { Entries, Rows } from './Rows.tsx';
import type { Href } from './Spans.tsx';
import type { MemberGroup, MemberSection, Row } from './schema.ts';

function Member({ member, href }: { member: MemberSection; href: Href }) {
  const { id, heading, flags, signature, deprecated, about, callable } = member;
  return (
    <section className="api-entry">
      <div className="api-about">
        <Heading level={3} id={id} text={heading} flags={flags} />
        {deprecated && <Deprecated blocks={deprecated} href={href} />}
        <Blocks blocks={about} href={href} />
      </div>
      <div className="api-beside">
        <CodeFigure code={signature} href={href} />
        <Examples of={member} href={href} />
      </div>
      {callable && (
        <div className="api-parts">
          <CallableParts callable={callable} href={href} />
        </div>
      )}
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

/** Members of one kind: properties, full descriptions, or a table of what has pages. */
export function Members({ group: { id, title, rows, sections }, href }: { group: MemberGroup; href: Href }) {
  const isDescribed = sections.length === 0 && rows.every(({ to }) => to === undefined);
  return (
    <>
      <Heading id={id} text={title} />
      {isDescribed && <Fields fields={rows} levels={1} isOpen href={href} />}
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
