import { formatBytes } from '@content-credentials/verdict/format-bytes';
import { SdkProgress } from '../../intake/SdkProgress.tsx';
import type { SdkState } from '../../intake/use-sdk.ts';
import { Seal } from '../../report/views/Seal.tsx';
import { Brief } from '../../shared/ShowText.tsx';
import { SlowNote } from '../../shared/SlowNote.tsx';
import type { Slot } from '../state.ts';

export interface WorkingProps {
  slot: Extract<Slot, { status: 'fetching' | 'reading' }>;
  sdk: SdkState;
  onStop(): void;
}

/** Shown while a file is fetched or read. The page stays responsive: a worker does the work, and can be stopped. */
export function Working({ slot, sdk, onStop }: WorkingProps) {
  const isFetching = slot.status === 'fetching';
  const isLoading = sdk.status === 'loading' || sdk.status === 'waiting';
  return (
    <div className="working">
      <Seal tone="noted" isCracked={false} />
      <p className="working-title" key={slot.status}>
        {isFetching ? 'Fetching' : 'Reading'} <Brief limit={80}>{slot.name}</Brief>
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
      ) : isLoading ? (
        <SdkProgress sdk={sdk} />
      ) : (
        <progress
          aria-label="Reading the file"
          {...(slot.status === 'reading' && slot.share !== undefined && { value: slot.share })}
        />
      )}
      {!isLoading && (
        <SlowNote
          key={`${slot.status} slowly`}
          what={isFetching ? 'Fetching this file' : 'Reading this file'}
        />
      )}
      <button type="button" className="button button-quiet" onClick={onStop}>
        Stop
      </button>
    </div>
  );
}
