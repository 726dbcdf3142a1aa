import type { SdkState } from '../../report/use-sdk.ts';
import { SdkProgress } from '../../report/views/SdkProgress.tsx';
import { formatBytes } from '../../shared/bytes.ts';
import { ShowText } from '../../shared/ShowText.tsx';
import type { Slot } from '../state.ts';

export interface WorkingProps {
  slot: Extract<Slot, { status: 'fetching' | 'reading' }>;
  sdk: SdkState;
  onStop(): void;
}

/** While a file is fetched or read. The page stays usable: the work is done in a worker, and can be stopped. */
export function Working({ slot, sdk, onStop }: WorkingProps) {
  const isFetching = slot.status === 'fetching';
  return (
    <div className="working">
      <p className="working-title">
        {isFetching ? 'Fetching' : 'Reading'}{' '}
        <ShowText limit={80} isBrief>
          {slot.name}
        </ShowText>
      </p>
      {isFetching ? (
        <>
          <progress
            aria-label="Fetching the file"
            {...(slot.total && slot.total >= slot.received && { max: slot.total, value: slot.received })}
          />
          <p>
            {formatBytes(slot.received)}
            {slot.total && slot.total >= slot.received ? ` of ${formatBytes(slot.total)}` : ''}
          </p>
        </>
      ) : sdk.status === 'loading' ? (
        <SdkProgress sdk={sdk} />
      ) : (
        <progress aria-label="Reading the file" />
      )}
      <button type="button" className="button button-quiet" onClick={onStop}>
        Stop
      </button>
    </div>
  );
}
