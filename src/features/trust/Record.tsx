import type { Tone } from '@content-credentials/verdict/report/states';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';

export interface RecordProps {
  title: string;
  below?: string | undefined;
  /** Who it is, on which lists, and since or until when. */
  says: ReactNode;
  /** The color of the seal that src/features/trust/client.ts puts before the sentence. */
  tone: Tone;
  children: ReactNode;
}

export interface FactGroup {
  title: string;
  facts: ReadonlyArray<readonly [name: string, value: ReactNode, attributes?: object]>;
}

/** What a record says, with the related facts together; a fact without a value is left out. */
export function FactGroups({ groups }: { groups: readonly FactGroup[] }) {
  return groups.map(({ title, facts }) => (
    <div key={title} className="record-group">
      <p data-unsearched="">{title}</p>
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
    </div>
  ));
}

/** What's known about a row, under its title: at the side of a wide window, one at a time, and otherwise below the title. */
export function Record({ title, below, says, tone, children }: RecordProps) {
  return (
    <details className="record" name="record">
      <summary>
        {title}
        {below && <small> {below}</small>}
      </summary>
      <div className="record-sheet">
        <div className="record-head" data-unsearched="">
          <p>
            <strong>{title}</strong>
            {below && <small>{below}</small>}
          </p>
          <button type="button" aria-label="Close">
            <Icon name="close" />
          </button>
        </div>
        <div className="state-line" data-tone={tone} data-unsearched="">
          <p>{says}</p>
        </div>
        {children}
      </div>
    </details>
  );
}
