import { Brief } from './ShowText.tsx';

/** The maximum number of names listed; the others are counted. */
const ITEMS_SHOWN = 20;

export interface LeftOutNoteProps {
  /** Files that were given together, and those that are displayed. */
  total: number;
  shown: number;
  names: readonly string[];
}

/** Lists the files that were given together with others but aren't displayed. */
export function LeftOutNote({ total, shown, names }: LeftOutNoteProps) {
  return (
    <p className="tool-note" data-tone="warning" role="status">
      {shown} of {total} files {shown === 1 ? 'is' : 'are'} shown.{' '}
      {names.length === 1 ? 'This one was left out: ' : 'These were left out: '}
      {names.slice(0, ITEMS_SHOWN).map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files can have the same name; the list never changes
        <span key={index}>
          {index > 0 && ', '}
          <Brief limit={80}>{name}</Brief>
        </span>
      ))}
      {names.length > ITEMS_SHOWN && `, and ${names.length - ITEMS_SHOWN} more`}.
    </p>
  );
}
