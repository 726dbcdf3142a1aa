import { Fragment } from 'react';
import { CellBlocks } from './Blocks.tsx';
import { Entries } from './Entries.tsx';
import { type Field, Fields, type Levels, useOpens } from './Fields.tsx';
import { Heading } from './Heading.tsx';
import { callableSections, SECTIONS } from './headings.ts';
import { type Href, Type } from './Spans.tsx';
import type { Callable, Parameter } from './schema.ts';
import { textOf } from './text.ts';

const asField = ({ optional, ...one }: Parameter): Field => ({ ...one, flags: optional ? ['optional'] : [] });

interface Part extends Levels {
  callable: Callable;
  /** What the row is, where no heading says it. */
  label?: string;
}

function TypeParameters({ callable: { typeParameters }, href }: Part) {
  const fields = typeParameters.map(({ constraint, ...one }) => ({ ...one, type: constraint }));
  return <Fields fields={fields} levels={0} open={0} href={href} />;
}

/** Beside a signature, parameters that nothing explains aren't repeated. */
function Parameters({ callable: { parameters }, label, ...shown }: Part) {
  if (label && parameters.every(({ about }) => about.length === 0)) return null;
  return <Fields fields={parameters.map(asField)} {...shown} />;
}

/** The same for a result. */
function Returns({ callable: { returns }, label, ...shown }: Part) {
  const opens = useOpens();
  const { href } = shown;
  if (!returns) return null;
  const { type, about } = returns;
  const below = opens(type, { ...shown, open: shown.open - 1 });
  const isNothing = textOf(type) === 'void';
  if (label && (isNothing || (about.length === 0 && !below))) return null;
  const term = (
    <>
      {label} <Type type={type} href={href} />
    </>
  );
  const meaning = about.length > 0 && <CellBlocks blocks={about} href={href} />;
  return <Entries entries={[{ key: 'returns', term, about: meaning, below }]} />;
}

function Throws({ callable: { throws }, label, href }: Part) {
  const texts = throws.map((blocks, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they have no other identity
    <CellBlocks key={i} blocks={blocks} href={href} />
  ));
  return label ? <Entries entries={[{ key: 'throws', term: label, about: texts }]} /> : texts;
}

const PARTS = {
  typeParameters: TypeParameters,
  parameters: Parameters,
  returns: Returns,
  throws: Throws,
};

/** What a function takes, returns, and throws, each under a heading. */
export function CallableSections({ callable, href }: { callable: Callable; href: Href }) {
  return callableSections(callable).map((section) => {
    const Part = PARTS[section];
    const { slug, text } = SECTIONS[section];
    return (
      <Fragment key={slug}>
        <Heading id={slug} text={text} />
        <Part callable={callable} levels={2} open={2} href={href} />
      </Fragment>
    );
  });
}

/** The same of a member on its parent's page, as rows of one list. */
export function CallableRows({ callable, href }: { callable: Callable; href: Href }) {
  return callableSections(callable).map((section) => {
    const Part = PARTS[section];
    const { slug, text } = SECTIONS[section];
    return <Part key={slug} callable={callable} label={text} levels={1} open={0} href={href} />;
  });
}
