import { InlineCode } from '@content-credentials/tools/ui/inline-code';
import { Fragment } from 'react';
import { BreakableName } from '../../ui/Breakable.tsx';
import { Blocks, CodeFigure, Examples, hasExample } from './Blocks.tsx';
import { CallableRows } from './Callable.tsx';
import { Entries } from './Entries.tsx';
import { Fields } from './Fields.tsx';
import { Heading } from './Heading.tsx';
import { Deprecated } from './Notice.tsx';
import type { Href } from './Spans.tsx';
import type { MemberGroup, MemberSection } from './schema.ts';

/** All about a member in one column, and beside it an example or nothing. */
function Member({ member, href }: { member: MemberSection; href: Href }) {
  const { id, heading, flags, signature, deprecated, about, callable } = member;
  return (
    <section className="api-entry">
      <div className="api-about">
        <Heading level={3} id={id} text={heading} flags={flags} />
        {deprecated && <Deprecated blocks={deprecated} href={href} />}
        <Blocks blocks={about} href={href} />
        <CodeFigure code={signature} href={href} />
        {callable && <CallableRows callable={callable} href={href} />}
      </div>
      {hasExample(member) && (
        <div className="api-beside">
          <Examples of={member} href={href} />
        </div>
      )}
    </section>
  );
}

/** What a class can do, at a glance: a link to each member. */
export function MemberIndex({ groups, href }: { groups: readonly MemberGroup[]; href: Href }) {
  if (groups.every(({ sections }) => sections.length === 0)) return null;
  // Where methods are divided by task, links to all of them lead to this list.
  const isByTask = !groups.some((group) => group.id === 'methods');
  return (
    <nav className="api-index skip-index" id={isByTask ? 'methods' : undefined} aria-label="Members">
      <Entries
        entries={groups
          .filter(({ isFolded }) => !isFolded)
          .map(({ id, title, rows }) => ({
            key: id,
            term: title,
            about: (
              <ul className="api-names">
                {rows.map(({ name, to, id: own }) => (
                  <li key={name}>
                    <a href={to === undefined ? `#${own}` : href(to)}>
                      <code>
                        <BreakableName name={name} />
                      </code>
                    </a>
                  </li>
                ))}
              </ul>
            ),
          }))}
      />
    </nav>
  );
}

/** Members or exports of one kind: full descriptions, properties, or links to pages. */
export function Members({
  group: { id, title, rows, sections, isFolded },
  href,
}: {
  group: MemberGroup;
  href: Href;
}) {
  const levels = rows.some(({ to }) => to !== undefined) ? 0 : 1;
  const members =
    sections.length > 0 ? (
      sections.map((member) => <Member key={member.id} member={member} href={href} />)
    ) : (
      <Fields fields={rows} levels={levels} open={1} href={href} />
    );
  return (
    <>
      <Heading id={id} text={title} />
      {isFolded ? <Folded names={rows.map(({ name }) => name)}>{members}</Folded> : members}
    </>
  );
}

/** What few readers need. Browsers open it for a link to something inside. */
export function Folded({ names, children }: { names: readonly string[]; children: React.ReactNode }) {
  return (
    <details className="api-folded">
      <summary>
        {names.map((name, i) => (
          <Fragment key={name}>
            {i > 0 && ', '}
            <InlineCode text={name} />
          </Fragment>
        ))}
      </summary>
      {children}
    </details>
  );
}
