import type { Report } from '../../c2pa/report/report.ts';
import type { Asset } from '../report/asset.ts';
import type { Problem } from '../report/problems.ts';
import type { TrustState } from '../report/trust.ts';
import type { SdkState } from '../report/use-sdk.ts';
import type { Allowed } from '../sdk/settings.ts';

/** Where a file comes from, kept so that it can be read again. */
export type Source =
  | { from: 'file' | 'clipboard'; file: File; sidecar?: File }
  /** `store` is the address of the manifest store beside it. */
  | { from: 'address'; address: string; store?: string };

export interface DoneSlot {
  status: 'done';
  source: Source;
  asset: Asset;
  report: Report;
  isTrustUsed: boolean;
  /** What it was read with. */
  trust: TrustState;
  /** Titles of the selected lists that hold the anchor which the signer chains to. */
  anchoredIn?: readonly string[];
  allowed: Allowed;
}

/** What came of reading a file. `missing` says what isn't there of a file that is cut off. */
export type ReadSlot =
  | DoneSlot
  | { status: 'nothing'; source: Source; asset: Asset; missing?: string }
  | { status: 'elsewhere'; source: Source; asset: Asset; url: string };

export interface FailedSlot {
  status: 'failed';
  source: Source;
  name: string;
  problem: Problem;
  allowed: Allowed;
}

/** Files that were given together with those that are shown, and aren't shown. */
export interface LeftOut {
  shown: number;
  total: number;
  names: readonly string[];
}

/** One of the two places for a file. `job` tells the answers of an old reading from those of the current one. */
export type Slot =
  | { status: 'empty' }
  | { status: 'fetching'; job: number; source: Source; name: string; received: number; total?: number }
  | { status: 'reading'; job: number; source: Source; name: string; before?: DoneSlot }
  | ReadSlot
  | FailedSlot;

export interface State {
  sdk: SdkState;
  slots: readonly [Slot, Slot];
  /** Whether the place for a second file is open. */
  isComparing: boolean;
  trust: TrustState;
  leftOut?: LeftOut;
}

export type Place = 0 | 1;

export type Event =
  | { type: 'sdk'; sdk: SdkState }
  | { type: 'begin'; place: Place; job: number; source: Source; name: string; isAgain?: boolean }
  | { type: 'received'; place: Place; job: number; received: number; total?: number }
  | { type: 'read'; place: Place; job: number; name: string }
  | { type: 'end'; place: Place; job: number; slot: Slot }
  | { type: 'clear'; place: Place }
  | { type: 'compare'; isComparing: boolean }
  | { type: 'left-out'; leftOut: LeftOut | undefined }
  | { type: 'trust'; trust: TrustState };

const EMPTY: Slot = { status: 'empty' };

export const initialState = (trust: TrustState, sdk: SdkState): State => ({
  sdk,
  slots: [EMPTY, EMPTY],
  isComparing: false,
  trust,
});

const put = (state: State, place: Place, slot: Slot): State => ({
  ...state,
  slots: place === 0 ? [slot, state.slots[1]] : [state.slots[0], slot],
});

/** What is on the page after something happened. Answers of a reading that isn't wanted anymore change nothing. */
export function reduce(state: State, event: Event): State {
  switch (event.type) {
    case 'sdk':
      return { ...state, sdk: event.sdk };
    case 'trust':
      return { ...state, trust: event.trust };
    case 'compare':
      return put({ ...state, isComparing: event.isComparing, leftOut: undefined }, 1, EMPTY);
    case 'left-out':
      return { ...state, leftOut: event.leftOut };
    case 'clear':
      return put(
        event.place === 0 ? { ...state, isComparing: false, leftOut: undefined } : state,
        event.place,
        EMPTY,
      );
    case 'begin': {
      const { job, source, name, isAgain } = event;
      const old = state.slots[event.place];
      // A report that is only read again, for other trust or a lookup, stays until the next is there.
      const before = !isAgain
        ? undefined
        : old.status === 'done'
          ? old
          : old.status === 'reading'
            ? old.before
            : undefined;
      return put(state, event.place, { status: 'reading', job, source, name, before });
    }
    default: {
      const slot = state.slots[event.place];
      if (!('job' in slot) || slot.job !== event.job) return state;
      if (event.type === 'end') return put(state, event.place, event.slot);
      const { job, source } = slot;
      if (event.type === 'read') {
        const before = slot.status === 'reading' ? slot.before : undefined;
        return put(state, event.place, { status: 'reading', job, source, name: event.name, before });
      }
      const { received, total } = event;
      return put(state, event.place, { status: 'fetching', job, source, name: slot.name, received, total });
    }
  }
}
