import { InlineCode } from '@content-credentials/tools/ui/inline-code';
import { Fragment } from 'react';
import { BreakableName } from '../../ui/Breakable.tsx';
import { Blocks, CellBlocks, CodeFigure, Examples, hasExample } from './Blocks.tsx';
import { CallableRows } from './Callable.tsx';
import { Entries } from './Entries.tsx';
import { Fields } from './Fields.tsx';
import { Heading } from './Heading.tsx';
import { Deprecated } from './Notice.tsx';
import type { Href } from './Spans.tsx';
import type { MemberGroup, MemberSection, Row } from './schema.ts';

/** Whether an example is so much taller than the signature that there's room for the parameters below that. */
function isTall({ examples, call, signature, callable }: MemberSection): boolean {
  const blocks = call?.code ?? examples.flat();
  const lines = blocks.flatMap((block) => (block.type === 'code' ? block.code : []));
  return lines.length - signature.length > 2 * (callable?.parameters.length ?? 0);
}

function Member({ member, href }: { member: MemberSection; href: Href }) {
  const { id, heading, flags, signature, deprecated, about, callable } = member;
  const declaration = <CodeFigure code={signature} href={href} />;
  const isShown = hasExample(member);
  return (
    <section className={isTall(member) ? 'api-entry api-tall' : 'api-entry'}>
      <div className="api-about">
        <Heading level={3} id={id} text={heading} flags={flags} />
        {deprecated && <Deprecated blocks={deprecated} href={href} />}
        <Blocks blocks={about} href={href} />
        {isShown && declaration}
      </div>
      <div className="api-beside">{isShown ? <Examples of={member} href={href} /> : declaration}</div>
      {callable && (
        <div className="api-parts">
          <CallableRows callable={callable} href={href} />
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
      {groups
        .filter(({ isFolded }) => !isFolded)
        .map(({ id, title, rows, sections }) => (
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
                about: <CellBlocks blocks={row.about.slice(0, 1)} href={href} />,
              }))}
            />
          </Fragment>
        ))}
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
