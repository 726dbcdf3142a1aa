import type { ReactNode } from 'react';
import { ShowText } from '../../shared/ShowText.tsx';

export interface FactListProps {
  /** A name and what a file says of it; without that the row is left out. */
  facts: ReadonlyArray<readonly [name: string, value: string | undefined]>;
  /** Characters of a value that are shown at first. */
  limit?: number;
  /** Further rows: a `<div>` with `<dt>` and `<dd>` each. */
  children?: ReactNode;
}

/** Facts from a file, in two columns. */
export function FactList({ facts, limit = 120, children }: FactListProps) {
  return (
    <dl className="fact-list">
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
