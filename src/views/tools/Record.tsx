import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';

export interface RecordProps {
  title: string;
  below?: string | undefined;
  /** The company, which the row has in another column. */
  of: string;
  children: ReactNode;
}

/** What's known about a row, under its title: at the side of a wide window, one at a time, and otherwise below the title. */
export function Record({ title, below, of, children }: RecordProps) {
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
            <small>{of}</small>
          </p>
          <button type="button" aria-label="Close">
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </details>
  );
}
