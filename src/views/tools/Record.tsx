import type { ReactNode } from 'react';

export interface RecordProps {
  title: string;
  below?: string | undefined;
  children: ReactNode;
}

/** What's known about a row, under its title: at the side of a wide window, one at a time, and otherwise below the title. */
export function Record({ title, below, children }: RecordProps) {
  return (
    <details className="record" name="record">
      <summary>
        {title}
        {below && <small> {below}</small>}
      </summary>
      <div className="record-sheet">
        <div className="record-head" data-unsearched="">
          <strong>{title}</strong>
          <button type="button" className="button button-quiet">
            Close
          </button>
        </div>
        {children}
      </div>
    </details>
  );
}
