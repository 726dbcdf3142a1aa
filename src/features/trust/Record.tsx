import type { Tone } from '@content-credentials/verdict/report/states';
import type { ReactNode } from 'react';
import { Chain, type Ring } from './Chain.tsx';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `Aug 20, 2026` */
export const dayText = (date: string): string => DAY.format(new Date(date));

export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{dayText(date)}</time>;
}

export type Fact = readonly [name: string, value: ReactNode, attributes?: object];

export interface RecordProps {
  title: string;
  below?: string | undefined;
  /** What's rare enough to say beside the title. */
  tag?: ReactNode;
  maker: string;
  /** The state in words, and since or until when. */
  state: ReactNode;
  when: ReactNode;
  /** The color of the seal that src/features/trust/Record.client.ts puts before the state. */
  tone: Tone;
  chain: readonly Ring[];
  /** What readers want to know, in words; a fact without a value is left out. */
  facts: readonly Fact[];
  children?: ReactNode;
  /** The same as the publisher writes it, to compare and copy. */
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

/** What's known about a row, under its title: with script, in a sheet at the side or, on a phone, over the page. */
export function Record({
  title,
  below,
  tag,
  maker,
  state,
  when,
  tone,
  chain,
  facts,
  children,
  raw,
}: RecordProps) {
  return (
    <details className="record" name="record">
      <summary>
        {title}
        {below && <small> {below}</small>} {tag}
      </summary>
      <div className="record-sheet">
        <p className="record-head" data-unsearched="">
          <strong>{title}</strong>
          <small>{[below, maker].filter(Boolean).join(' · ')}</small>
        </p>
        <div className="state-line" data-tone={tone} data-unsearched="">
          <p>
            {state} <small>{when}</small>
          </p>
        </div>
        <Chain rings={chain} />
        {children}
        <Facts facts={facts} />
        <details className="record-raw">
          <summary>As published</summary>
          <Facts facts={raw} />
        </details>
      </div>
    </details>
  );
}
