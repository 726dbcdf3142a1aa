import { ShowText } from '../../shared/ShowText.tsx';
import type { SchemaFault } from '../model/schema-faults.ts';

export interface FaultListProps {
  faults: readonly SchemaFault[];
  /** Selects a part of the text. */
  onGo(from: number, to: number): void;
}

/** More would only repeat one mistake. */
const MAX_FAULTS = 6;

/** What the schema doesn't allow, each with its line. */
export function FaultList({ faults, onGo }: FaultListProps) {
  return faults.slice(0, MAX_FAULTS).map(({ line, message, place, meant }) => (
    <p key={place.from + message}>
      Line {line}: <ShowText limit={200}>{message}</ShowText>
      {meant && (
        <>
          {' '}
          Did you mean <code>{meant}</code>?
        </>
      )}{' '}
      <button type="button" className="link-button" onClick={() => onGo(place.from, place.to)}>
        Go to line {line}
      </button>
    </p>
  ));
}
