import { dayText } from '@content-credentials/tools/ui/day-text';
import type { ReactNode } from 'react';
import { TrustIcon, type TrustIconName } from './TrustIcon.tsx';

export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{dayText(date)}</time>;
}

export type Fact = readonly [name: string, value: ReactNode, attributes?: object];

export interface Ring {
  icon: TrustIconName;
  /** What it is in a chain: `Issuing CA`. */
  what: string;
  title: ReactNode;
  says?: ReactNode;
  /** The record itself, what's in no list, or what's no longer valid; otherwise a link of the chain. */
  is?: 'here' | 'open' | 'over';
}

/** Links to records or lists, below each other. */
export function Links({ links }: { links: ReadonlyArray<{ name: string; id: string }> }) {
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

/** From what signs to the list, as rings that hold each other. A ring that isn't on the lists is dashed. */
export function Chain({ rings, children }: { rings: readonly Ring[]; children?: ReactNode }) {
  return (
    <ol className="trust-chain" data-unsearched="">
      {children}
      {rings.map(({ icon, what, title, says, is }) => (
        <li key={what} data-ring={is}>
          <TrustIcon name={icon} />
          <div>{what}</div>
          <div className="ring-title">{title}</div>
          {says && <div>{says}</div>}
        </li>
      ))}
    </ol>
  );
}

export interface RecordProps {
  title: string;
  below?: string | undefined;
  /** Its place in the table's tree. */
  place?: 'root' | 'below' | undefined;
  icon: TrustIconName;
  /** What it is, and whose; and since or until when. */
  state: string;
  when: ReactNode;
  isOver: boolean;
  /** What follows it in its chain. */
  chain: readonly Ring[];
  /** What readers want to know, in words; a fact without a value is left out. */
  facts: readonly Fact[];
  /** The rest as the publisher writes it, to compare and copy. */
  raw: readonly Fact[];
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(
        ([name, value, attributes]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd {...attributes}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** What's known about a row, under its title: on a wide screen, beside the list; otherwise, with script, over the page. */
export function Record(props: RecordProps) {
  const { title, below, place, icon, state, when, isOver, chain, facts, raw } = props;
  return (
    <details className="record" name="record" data-place={place}>
      <summary>
        <span>{title}</span>
        {below && ' '}
        {below && <small>{below}</small>}
      </summary>
      <div className="record-side">
        <div className="record-sheet">
          <Chain rings={chain}>
            <li data-ring={isOver ? 'over' : 'here'}>
              <TrustIcon name={icon} />
              <div className="record-head">
                <strong>{title}</strong>
                {below && <small>{below}</small>}
              </div>
              <div>
                <b>{state}</b> <small>{when}</small>
              </div>
            </li>
          </Chain>
          <Facts facts={facts} />
          {/* A certificate has little else. */}
          <details className="record-raw fold" open={facts.length < 5}>
            <summary>As published</summary>
            <Facts facts={raw} />
          </details>
        </div>
      </div>
    </details>
  );
}
