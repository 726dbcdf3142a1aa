import type { Report } from '@content-credentials/verdict/report/report';
import type { Allowed } from '@content-credentials/verdict/sdk/settings';
import type { Asset } from '../intake/asset.ts';
import type { Problem } from '../intake/problems.ts';
import type { SdkState } from '../intake/use-sdk.ts';
import type { TrustState } from '../report/trust.ts';

/** Where a file comes from, kept so that it can be read again. */
export type Source =
  | { from: 'file' | 'clipboard'; file: File; sidecar?: File }
  /** `store` is the URL of the manifest store next to it. */
  | { from: 'address'; address: string; store?: string };

export interface DoneSlot {
  status: 'done';
  source: Source;
  asset: Asset;
  report: Report;
  /** The settings used for the reading. */
  trust: TrustState;
  allowed: Allowed;
}

/** The result of reading a file. `missing` says which part of a truncated file is absent. */
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

/** Files given together with the displayed ones that aren't displayed. */
export interface LeftOut {
  shown: number;
  total: number;
  names: readonly string[];
}

/** One of the two slots for a file. `job` distinguishes responses of an earlier reading from the current one. */
export type Slot =
  | { status: 'empty' }
  | { status: 'fetching'; job: number; source: Source; name: string; received: number; total?: number }
  | {
      status: 'reading';
      job: number;
      source: Source;
      name: string;
      /** From when it's known that it can be read. */
      asset?: Asset;
      before?: DoneSlot;
      share?: number;
    }
  | ReadSlot
  | FailedSlot;

export interface State {
  sdk: SdkState;
  slots: readonly [Slot, Slot];
  /** Whether the slot for a second file is open. */
  isComparing: boolean;
  trust: TrustState;
  leftOut?: LeftOut;
}

export type Place = 0 | 1;

export type Event =
  | { type: 'sdk'; sdk: SdkState }
  | { type: 'begin'; place: Place; job: number; source: Source; name: string; isAgain?: boolean }
  | { type: 'received'; place: Place; job: number; received: number; total?: number }
  | { type: 'read'; place: Place; job: number; asset: Asset }
  /** The share of a large file that was read, 0 to 1. */
  | { type: 'progress'; place: Place; job: number; share: number }
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

/** The state after an event. Responses from canceled readings don't change anything. */
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
      // When a report is only read again after a trust change or a lookup, it stays until the new one is ready.
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
      if (event.type === 'progress')
        return slot.status === 'reading' ? put(state, event.place, { ...slot, share: event.share }) : state;
      if (event.type === 'read') {
        const before = slot.status === 'reading' ? slot.before : undefined;
        const { asset } = event;
        return put(state, event.place, { status: 'reading', job, source, name: asset.name, asset, before });
      }
      const { received, total } = event;
      return put(state, event.place, { status: 'fetching', job, source, name: slot.name, received, total });
    }
  }
}

/** A file, and the manifest store next to it. */
interface Pair {
  file: File;
  sidecar?: File;
}

const isStore = ({ name }: File) => /\.c2pa$/i.test(name);
const stem = ({ name }: File) => name.replace(/\.[^.]+$/, '').toLowerCase();

/**
 * Pairs files that were given together: `photo.c2pa` with `photo.jpg`, and any store with the only file given with it.
 * Pairs follow the order of the files; a store without a file stands alone.
 */
export function pairUp(files: readonly File[]): Pair[] {
  const stores = files.filter(isStore);
  const others = files.filter((file) => !isStore(file));
  const isOne = stores.length === 1 && others.length === 1;
  const used = new Set<File>();
  const paired = new Map(
    others.map((file) => {
      const sidecar = stores.find((store) => !used.has(store) && (isOne || stem(store) === stem(file)));
      if (sidecar) used.add(sidecar);
      return [file, sidecar] as const;
    }),
  );
  return files.filter((file) => !used.has(file)).map((file) => ({ file, sidecar: paired.get(file) }));
}

/** The files given together that aren't in the displayed pairs; undefined if all are. */
export function omittedFrom(files: readonly File[], shown: readonly Pair[]): LeftOut | undefined {
  const used = new Set(shown.flatMap(({ file, sidecar }) => [file, sidecar]));
  const names = files.filter((file) => !used.has(file)).map(({ name }) => name);
  return names.length === 0 ? undefined : { shown: files.length - names.length, total: files.length, names };
}

/** The report in a slot, including while it's being read again. */
export function doneOf(slot: Slot): DoneSlot | undefined {
  const done = slot.status === 'reading' ? slot.before : slot;
  return done?.status === 'done' ? done : undefined;
}
