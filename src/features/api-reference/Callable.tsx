import { Fragment } from 'react';
import { Blocks } from './Blocks.tsx';
import { Declarations } from './Declarations.tsx';
import { type Field, Fields } from './Fields.tsx';
import { Heading } from './Heading.tsx';
import { callableSections, SECTIONS } from './headings.ts';
import { Entries } from './Rows.tsx';
import { type Href, Type } from './Spans.tsx';
import type { Callable, Parameter } from './schema.ts';

const asField = ({ optional, ...one }: Parameter): Field => ({ ...one, flags: optional ? ['optional'] : [] });

function Returns({
  callable: { returns },
  levels = 1,
  href,
}: {
  callable: Callable;
  levels?: number;
  href: Href;
}) {
  if (!returns) return null;
  return (
    <>
      <Entries
        entries={[{ key: 'returns', term: <Type type={returns.type} href={href} />, about: returns.about }]}
        href={href}
      />
      <Declarations code={[returns.type]} levels={levels} above={[]} href={href} />
    </>
  );
}

function Throws({ callable: { throws }, href }: { callable: Callable; href: Href }) {
  return throws.map((blocks, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they have no other identity
    <Blocks key={i} blocks={blocks} href={href} />
  ));
}

/** Each part of a callable under its own heading, for its own page. */
export function CallableSections({ callable, href }: { callable: Callable; href: Href }) {
  const bodies = {
    typeParameters: () => (
      <Fields
        fields={callable.typeParameters.map(({ constraint, ...one }) => ({ ...one, type: constraint }))}
        href={href}
      />
    ),
    parameters: () => <Fields fields={callable.parameters.map(asField)} levels={2} isOpen href={href} />,
    returns: (shown: { callable: Callable; href: Href }) => <Returns {...shown} levels={2} />,
    throws: Throws,
  };
  return callableSections(callable).map((section) => {
    const Body = bodies[section as keyof typeof bodies];
    const { slug, text } = SECTIONS[section];
    return (
      <Fragment key={slug}>
        <Heading id={slug} text={text} />
        <Body callable={callable} href={href} />
      </Fragment>
    );
  });
}

/** The same with labels instead of headings, for a member on its parent's page. */
export function CallableParts({ callable, href }: { callable: Callable; href: Href }) {
  const { parameters, returns, throws } = callable;
  const result = returns?.type.map(({ text }) => text).join('');
  // A promise of nothing may still say what it waits for.
  const hasResult = returns && result !== 'void' && (returns.about.length > 0 || result !== 'Promise<void>');
  return (
    <>
      {parameters.length > 0 && (
        <>
          <p className="api-label">Parameters</p>
          <Fields fields={parameters.map(asField)} levels={1} href={href} />
        </>
      )}
      {hasResult && (
        <>
          <p className="api-label">Returns</p>
          <Returns callable={callable} href={href} />
        </>
      )}
      {throws.length > 0 && (
        <>
          <p className="api-label">Throws</p>
          <Throws callable={callable} href={href} />
        </>
      )}
    </>
  );
}
