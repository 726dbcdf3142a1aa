import { BreakableName } from '../../ui/Breakable.tsx';
import { InlineText, Line } from '../../ui/Line.tsx';
import { linksIn, withoutLinks } from '../../ui/text.ts';
import { Blocks } from './Blocks.tsx';
import { CallableParts } from './Callable.tsx';
import { Fields } from './Fields.tsx';
import { Flags, Folded, Group } from './Heading.tsx';
import { type Href, Type, unlinked } from './Spans.tsx';
import type { MemberGroup, MemberSection, Parameter } from './schema.ts';

const nameOf = ({ name, optional }: Parameter): string => (optional ? `${name}?` : name);

/** A line that opens, with its example beside what it says. The browser opens it for a link to the anchor inside, and for words that it finds. */
function Member({ member, isOpen, href }: { member: MemberSection; isOpen: boolean; href: Href }) {
  const { id, heading, flags, brief, deprecated, about, callable, examples } = member;
  // What's deprecated says itself what to use.
  const linked = deprecated ? [] : linksIn(brief);
  return (
    <details className="api-entry" open={isOpen}>
      <summary>
        <h3 data-id={id}>
          <code>
            <BreakableName name={heading.slice(0, -1)} />
            <wbr />
            <span>{callable.parameters.map(nameOf).join(', ')}</span>)
          </code>{' '}
          {callable.returns && <Type type={unlinked(callable.returns.type)} href={href} />}
          <Flags flags={flags} />
        </h3>{' '}
        <span>
          <Line text={withoutLinks(brief)} />
        </span>
      </summary>
      <div>
        {/* Phones don't have the link beside it. */}
        <span id={id} />
        {/* biome-ignore lint/a11y/useAnchorContent: its mark is drawn by the stylesheet, its name is the label */}
        <a className="anchor" href={`#${id}`} aria-label={`Link to “${heading}”`} />
        <div className="api-about">
          <Blocks blocks={[...(deprecated ?? []), ...about]} href={href} />
          {linked.length > 0 && (
            <p>
              See <InlineText text={linked.join(' ')} href={href} />.
            </p>
          )}
          <CallableParts
            callable={callable}
            levels={1}
            open={0}
            href={href}
            part={(_, title, contents) => (
              <>
                <h4>{title}</h4>
                {contents}
              </>
            )}
          />
        </div>
        {examples.length > 0 && (
          <div className="api-beside">
            <Blocks blocks={examples.flat()} title="Example" href={href} />
          </div>
        )}
      </div>
    </details>
  );
}

/** Members or exports of one kind: lines that open, properties, or links to pages. @param isOpen whether lines are open at first */
export function Members({ group, isOpen, href }: { group: MemberGroup; isOpen: boolean; href: Href }) {
  const { id, title, rows, sections, isFolded } = group;
  const levels = rows.some(({ to }) => to !== undefined) ? 0 : 1;
  const entries = sections.length > 0 && (
    <div className="api-entries">
      {sections.map((member) => (
        <Member key={member.id} member={member} isOpen={isOpen} href={href} />
      ))}
    </div>
  );
  return (
    <Group id={id} title={title}>
      {isFolded ? <Folded count={sections.length}>{entries}</Folded> : entries}
      {rows.length > 0 && <Fields fields={rows} levels={levels} open={1} href={href} />}
    </Group>
  );
}
