import type { ReactNode } from 'react';
import { BreakableName } from '../../ui/Breakable.tsx';
import { Flags } from './Heading.tsx';
import type { Href } from './Spans.tsx';
import type { Row } from './schema.ts';

/** A name with its link or its own anchor, and its labels. */
export function Name({
  row: { name, fullName, to, id, flags },
  href,
}: {
  row: Pick<Row, 'name' | 'fullName' | 'to' | 'id' | 'flags'>;
  href: Href;
}) {
  const code = (
    <code>
      <BreakableName name={name} />
    </code>
  );
  const target = to === undefined ? id && `#${id}` : href(to);
  return (
    <>
      {target === undefined ? (
        code
      ) : (
        <a href={target} id={id} aria-label={fullName === name ? undefined : fullName}>
          {code}
        </a>
      )}
      <Flags flags={flags} />
    </>
  );
}

export interface Entry {
  key: string;
  term: ReactNode;
  about?: ReactNode;
  /** As wide as both. */
  below?: ReactNode;
}

/** Names or types, and what each means: the one form of a reference's lists. */
export function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <dl className="api-list">
      {entries.map(({ key, term, about, below }) => (
        <div key={key}>
          <dt>{term}</dt>
          {about && <dd>{about}</dd>}
          {below && <dd className="api-below">{below}</dd>}
        </div>
      ))}
    </dl>
  );
}
