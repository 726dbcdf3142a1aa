import type { ReactNode } from 'react';
import { ShowText } from '../../shared/ShowText.tsx';

export interface FactListProps {
  /** A name and its value from the file; a row without a value is left out. */
  facts: ReadonlyArray<readonly [name: string, value: string | undefined]>;
  /** Characters of a value shown initially. */
  limit?: number;
  /** In columns, unless it's the rows of a card. */
  className?: string;
  /** Additional rows: a `<div>` with `<dt>` and `<dd>` each. */
  children?: ReactNode;
}

/** Facts from a file, in two columns. */
export function FactList({ facts, limit = 120, className = 'fact-list', children }: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <ShowText limit={limit}>{value}</ShowText>
              </dd>
            </div>
          ),
      )}
      {children}
    </dl>
  );
}
