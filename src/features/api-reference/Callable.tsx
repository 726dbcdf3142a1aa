import type { ReactNode } from 'react';
import { Blocks, CellBlocks } from './Blocks.tsx';
import { Entries } from './Entries.tsx';
import { type Field, Fields, type Levels, useOpens } from './Fields.tsx';
import { Type } from './Spans.tsx';
import type { Callable, Parameter } from './schema.ts';
import { textOf } from './text.ts';

const asField = ({ optional, ...one }: Parameter): Field => ({ ...one, flags: optional ? ['optional'] : [] });

/** What a function takes, returns, and throws. @param part puts a heading to each */
export function CallableParts({
  callable: { parameters, returns, throws },
  part,
  ...shown
}: Levels & { callable: Callable; part: (id: string, title: string, contents: ReactNode) => ReactNode }) {
  const opens = useOpens();
  const { href } = shown;
  const isNothing = returns && returns.about.length === 0 && textOf(returns.type) === 'void';
  return (
    <>
      {parameters.length > 0 &&
        part('parameters', 'Parameters', <Fields fields={parameters.map(asField)} {...shown} />)}
      {/* What does nothing but act says so if it says nothing else. */}
      {returns &&
        (parameters.length === 0 || !isNothing) &&
        part(
          'returns',
          'Returns',
          <Entries
            entries={[
              {
                key: 'returns',
                term: <Type type={returns.type} href={href} />,
                about: returns.about.length > 0 && <CellBlocks blocks={returns.about} href={href} />,
                below: opens(returns.type, { ...shown, open: 1 }),
              },
            ]}
          />,
        )}
      {throws.length > 0 && part('throws', 'Throws', <Blocks blocks={throws.flat()} href={href} />)}
    </>
  );
}
