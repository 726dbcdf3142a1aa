import type { Line, Row } from '@content-credentials/verdict/report/lines';
import type { ReactNode } from 'react';
import { ShowText } from '../../shared/ShowText.tsx';

/** A line of the report: our own text unchanged, and text from the file with unsafe characters handled. */
export function LineText({ line }: { line: Line }) {
  return line.map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line don't change order
      <ShowText limit={120} key={index}>
        {piece.fromFile}
      </ShowText>
    ),
  );
}

/** A row's answer, followed by details. */
export function RowLines({ lines, notes = [] }: Pick<Row, 'lines' | 'notes'>) {
  return [...lines, ...notes].map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a row don't change order
    <p key={index}>
      <LineText line={line} />
    </p>
  ));
}

export interface RowListProps {
  rows: readonly Row[];
  /** In columns, unless it's the rows of a card. */
  className?: string;
  /** Additional rows: a `<div>` with `<dt>` and `<dd>` each. */
  children?: ReactNode;
}

/** Named facts about a file: each starts with the answer, followed by details. */
export function RowList({ rows, className = 'fact-list', children }: RowListProps) {
  return (
    <dl className={className}>
      {rows.map(({ name, lines, notes }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <RowLines lines={lines} notes={notes} />
          </dd>
        </div>
      ))}
      {children}
    </dl>
  );
}
