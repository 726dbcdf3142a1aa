import type { MemberGroup, MemberSection } from '../../features/api-reference/schema.ts';
import { Blocks, CodeFigure } from './Blocks.tsx';
import { CallableParts } from './Callable.tsx';
import { Heading } from './Heading.tsx';
import { Deprecated } from './Notice.tsx';
import { Rows } from './Rows.tsx';
import type { Href } from './Spans.tsx';

function Member({ member, href }: { member: MemberSection; href: Href }) {
  const { id, heading, flags, signature, deprecated, about, callable, examples } = member;
  return (
    <>
      <Heading level={3} id={id} text={heading} flags={flags} />
      <CodeFigure code={signature} href={href} />
      {deprecated && <Deprecated blocks={deprecated} href={href} />}
      <Blocks blocks={about} href={href} />
      {callable && <CallableParts callable={callable} href={href} />}
      {examples.map((example, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other identity
        <Blocks key={i} blocks={example} href={href} />
      ))}
    </>
  );
}

/** Members of one kind: a table, full descriptions, or, if there are many, both. */
export function Members({ group: { id, title, rows, sections }, href }: { group: MemberGroup; href: Href }) {
  const noun = title.toLowerCase();
  return (
    <>
      <Heading id={id} text={title} />
      {rows.length > 0 && (
        <Rows
          rows={rows}
          noun={noun}
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
