import { Fragment } from 'react';
import { callableSections, SECTIONS } from '../../page-data/api-headings.ts';
import type { Callable, Parameter } from '../../page-data/api-reference.ts';
import { Blocks, CellBlocks } from './Blocks.tsx';
import { Flags, Heading } from './Heading.tsx';
import { Table } from './Rows.tsx';
import { type Href, Type } from './Spans.tsx';

function Parameters({ parameters, href }: { parameters: readonly Parameter[]; href: Href }) {
  return (
    <Table
      caption="Parameters"
      labels={['Parameter', 'Type', 'Description']}
      rows={parameters.map(({ name, optional, type, about }) => [
        name,
        [
          <>
            <code>{name}</code>
            <Flags flags={optional ? ['optional'] : []} />
          </>,
          <Type key="type" type={type} href={href} />,
          <CellBlocks key="about" blocks={about} href={href} />,
        ],
      ])}
    />
  );
}

function TypeParameters({ callable: { typeParameters }, href }: { callable: Callable; href: Href }) {
  return (
    <Table
      caption="Type parameters"
      labels={['Type parameter', 'Constraint', 'Description']}
      rows={typeParameters.map(({ name, constraint, about }) => [
        name,
        [
          <code key="name">{name}</code>,
          <Type key="type" type={constraint} href={href} />,
          <CellBlocks key="about" blocks={about} href={href} />,
        ],
      ])}
    />
  );
}

function Returns({ callable: { returns }, href }: { callable: Callable; href: Href }) {
  if (!returns) return null;
  return (
    <>
      <p>
        <Type type={returns.type} href={href} />
      </p>
      <Blocks blocks={returns.about} href={href} />
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
    typeParameters: TypeParameters,
    parameters: () => <Parameters parameters={callable.parameters} href={href} />,
    returns: Returns,
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

/** The same without headings, for a member on its parent's page. */
export function CallableParts({ callable, href }: { callable: Callable; href: Href }) {
  const { parameters, returns, throws } = callable;
  const hasNoReturnText = !returns || returns.about.length === 0;
  return (
    <>
      {parameters.length > 0 && <Parameters parameters={parameters} href={href} />}
      {(!hasNoReturnText || throws.length > 0) && (
        <dl className="api-outcome">
          {!hasNoReturnText && (
            <>
              <dt>Returns</dt>
              <dd>
                <Blocks blocks={returns.about} href={href} />
              </dd>
            </>
          )}
          {throws.length > 0 && (
            <>
              <dt>Throws</dt>
              <dd>
                <Throws callable={callable} href={href} />
              </dd>
            </>
          )}
        </dl>
      )}
    </>
  );
}
