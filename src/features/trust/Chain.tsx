import type { ReactNode } from 'react';
import { TrustIcon, type TrustIconName } from './TrustIcon.tsx';

export interface Ring {
  icon: TrustIconName;
  /** What it is in a chain: `Issuing CA`. */
  what: string;
  title: ReactNode;
  says?: ReactNode;
  /** The record itself, what's in no list, or what's no longer valid; otherwise a link of the chain. */
  is?: 'here' | 'open' | 'over';
}

/** From what signs to the list, as rings that hold each other. A ring that isn't on the lists is dashed. */
export function Chain({ rings }: { rings: readonly Ring[] }) {
  return (
    <ol className="trust-chain" data-unsearched="">
      {rings.map(({ icon, what, title, says, is }) => (
        <li key={what} data-ring={is}>
          <TrustIcon name={icon} />
          <div className="ring-what">{what}</div>
          <div className="ring-title">{title}</div>
          {says && <div className="ring-says">{says}</div>}
        </li>
      ))}
    </ol>
  );
}

export type Named = ReadonlyArray<{ name: string; id: string }>;

/** Links to records or lists, below each other. */
export function Links({ links }: { links: Named }) {
  return (
    <ul className="links">
      {links.map(({ name, id }) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
