import { Fragment, type ReactNode } from 'react';
import { Blocks, CellBlocks } from './Blocks.tsx';
import { Entries } from './Entries.tsx';
import { type Field, Fields, type Levels, useOpens } from './Fields.tsx';
import { callableSections, SECTIONS } from './headings.ts';
import { Type } from './Spans.tsx';
import type { Callable, Parameter } from './schema.ts';

const asField = ({ optional, ...one }: Parameter): Field => ({ ...one, flags: optional ? ['optional'] : [] });

interface Part extends Levels {
  callable: Callable;
}

function TypeParameters({ callable: { typeParameters }, href }: Part) {
  const fields = typeParameters.map(({ constraint, ...one }) => ({ ...one, type: constraint }));
  return <Fields fields={fields} levels={0} open={0} href={href} />;
}

function Parameters({ callable: { parameters }, ...shown }: Part) {
  return <Fields fields={parameters.map(asField)} {...shown} />;
}

function Returns({ callable: { returns }, ...shown }: Part) {
  const opens = useOpens();
  if (!returns) return null;
  const { type, about } = returns;
  const entry = {
    key: 'returns',
    term: <Type type={type} href={shown.href} />,
    about: about.length > 0 && <CellBlocks blocks={about} href={shown.href} />,
    below: opens(type, { ...shown, open: 1 }),
  };
  return <Entries entries={[entry]} />;
}

const Throws = ({ callable: { throws }, href }: Part) => <Blocks blocks={throws.flat()} href={href} />;

const PARTS = {
  typeParameters: TypeParameters,
  parameters: Parameters,
  returns: Returns,
  throws: Throws,
};

/** What a function takes, returns, and throws. @param children puts a heading to each part */
export function CallableParts({
  children,
  ...shown
}: Part & { children: (section: { slug: string; text: string }, part: ReactNode) => ReactNode }) {
  return callableSections(shown.callable).map((section) => {
    const Part = PARTS[section];
    return <Fragment key={section}>{children(SECTIONS[section], <Part {...shown} />)}</Fragment>;
  });
}
