import { dayText } from '@content-credentials/tools/ui/day-text';
import type { Tone } from '@content-credentials/verdict/report/states';
import type { ReactNode } from 'react';
import { Mark } from './TrustIcon.tsx';

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
  /** What it is, whose, and on which lists; and since or until when. */
  state: string;
  when: ReactNode;
  /** The color of the seal that src/features/trust/Record.client.ts puts before the state. */
  tone: Tone;
  /** What readers want to know, in words; a fact without a value is left out. */
  facts: readonly Fact[];
  /** A drawing of what it's about. */
  children: ReactNode;
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

/** What's known about a row, under its title: with script, in a sheet at the side or, on a phone, over the page. */
export function Record({ title, below, tag, maker, state, when, tone, facts, children, raw }: RecordProps) {
  return (
    <details className="record" name="record">
      <summary>
        <Mark of={maker} />
        {title}
        {below && <small> {below}</small>} {tag}
      </summary>
      <div className="record-sheet">
        <p className="record-head" data-unsearched="">
          <Mark of={maker} />
          <strong>{title}</strong>
          {below && <small>{below}</small>}
        </p>
        <div className="state-line" data-tone={tone} data-unsearched="">
          <p>
            {state} <small>{when}</small>
          </p>
        </div>
        {children}
        <Facts facts={facts} />
        <details className="record-raw fold">
          <summary>As published</summary>
          <Facts facts={raw} />
        </details>
      </div>
    </details>
  );
}
