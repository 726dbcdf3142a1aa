import { ShowText } from '../../shared/ShowText.tsx';
import type { SchemaFault } from '../model/schema-faults.ts';

export interface FaultListProps {
  faults: readonly SchemaFault[];
  /** Selects a part of the text. */
  onGo(from: number, to: number): void;
}

/** More would only repeat one mistake. */
const MAX_FAULTS = 6;

/** A message of the check, with its `code` as code. Values in it are the reader's own text. */
const Message = ({ text }: { text: string }) =>
  text.split('`').map((part, index) => {
    const Name = index % 2 === 1 ? 'code' : 'span';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text don't change order
      <Name key={index}>
        <ShowText limit={200} isBrief>
          {part}
        </ShowText>
      </Name>
    );
  });

/** What the schema doesn't allow, each with its line. */
export function FaultList({ faults, onGo }: FaultListProps) {
  return faults.slice(0, MAX_FAULTS).map(({ line, problem, fix, place }) => (
    <p key={place.from + problem}>
      Line {line}: <Message text={`${problem} ${fix}`} />{' '}
      <button type="button" className="link-button" onClick={() => onGo(place.from, place.to)}>
        Go to line {line}
      </button>
    </p>
  ));
}
