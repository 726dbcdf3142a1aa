import { useEffect, useReducer, useRef } from 'react';
import { ReadError } from '../c2pa/read.ts';
import type { Asset } from '../report/asset.ts';
import { problemOf } from '../report/model/problems.ts';
import { NO_TRUST, type TrustState } from '../report/trust.ts';
import { useSdk } from '../report/use-sdk.ts';
import { assetOf } from './assets.ts';
import { checkAddress, fetchAddress } from './fetch-address.ts';
import { readSlot } from './read-slot.ts';
import { initialState, type Place, reduce, type Slot, type Source, type State } from './state.ts';

export interface Inspector {
  state: State;
  /** Reads a file into a place. `allowRemote` fetches a manifest that the file only points at. */
  inspect(place: Place, source: Source, options?: { allowRemote?: boolean }): void;
  stop(place: Place): void;
  clear(place: Place): void;
  compare(isComparing: boolean): void;
  /** Changes what is trusted, and reads what is there again. */
  trust(trust: TrustState): void;
  retrySdk(): void;
}

interface InspectOptions {
  allowRemote?: boolean;
  /** The file is read anew, and its report stays meanwhile. */
  isAgain?: boolean;
  /** What was fetched before. */
  known?: Pick<Asset, 'blob' | 'sidecar'>;
}

const nameOf = (source: Source) => (source.from === 'address' ? source.address : source.file.name);

/** The file that a source names, and the manifest store beside it. */
async function filesOf(
  source: Source,
  fetched: (address: string) => Promise<File>,
): Promise<Pick<Asset, 'blob' | 'sidecar'>> {
  if (source.from !== 'address') return { blob: source.file, sidecar: source.sidecar };
  const blob = await fetched(source.address);
  return { blob, sidecar: source.store === undefined ? undefined : await fetched(source.store) };
}

/** The inspector without its looks: what is read, and what came out. */
export function useInspector(): Inspector {
  const [state, send] = useReducer(reduce, initialState(NO_TRUST));
  const trust = useRef<TrustState>(NO_TRUST);
  const jobs = useRef(0);
  const running = useRef<[AbortController?, AbortController?]>([]);

  const loadReader = useSdk((sdk) => send({ type: 'sdk', sdk }));

  useEffect(
    () => () => {
      for (const one of running.current) one?.abort();
    },
    [],
  );

  const inspect = async (
    place: Place,
    source: Source,
    { allowRemote = false, isAgain = false, known }: InspectOptions = {},
  ) => {
    running.current[place]?.abort();
    const controller = new AbortController();
    running.current[place] = controller;
    jobs.current += 1;
    const job = jobs.current;
    const end = (slot: Slot) => send({ type: 'end', place, job, slot });
    const name = nameOf(source);
    send({ type: 'begin', place, job, source, name, isAgain });
    try {
      const fetched = (address: string) =>
        fetchAddress(
          checkAddress(address),
          (received, total) => send({ type: 'received', place, job, received, total }),
          controller.signal,
        );
      const { blob: file, sidecar } = known ?? (await filesOf(source, fetched));
      const looked = await assetOf(file, source.from, sidecar);
      if ('problem' in looked)
        return end({ status: 'failed', source, name: file.name, problem: looked.problem });
      send({ type: 'read', place, job, name: file.name });
      const options = { trust: trust.current, allowRemote, signal: controller.signal };
      const slot = await readSlot(looked.asset, source, options);
      send({ type: 'sdk', sdk: { status: 'ready' } });
      end(slot);
    } catch (error) {
      const reason = controller.signal.aborted ? new ReadError('stopped', 'stopped') : error;
      end({ status: 'failed', source, name, problem: problemOf(reason) });
    }
  };

  return {
    state,
    inspect,
    stop: (place) => running.current[place]?.abort(),
    clear(place) {
      running.current[place]?.abort();
      send({ type: 'clear', place });
    },
    compare(isComparing) {
      running.current[1]?.abort();
      send({ type: 'compare', isComparing });
    },
    trust(next) {
      trust.current = next;
      send({ type: 'trust', trust: next });
      for (const place of [0, 1] as const) {
        const slot = state.slots[place];
        const done = slot.status === 'reading' ? slot.before : slot;
        if (done?.status === 'done') inspect(place, done.source, { isAgain: true, known: done.asset });
      }
    },
    retrySdk: loadReader,
  };
}
