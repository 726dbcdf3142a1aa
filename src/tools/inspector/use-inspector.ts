import { useCallback, useEffect, useReducer, useRef } from 'react';
import { formatOf, SNIFFED_BYTES } from '../c2pa/formats.ts';
import { MAX_FILE_BYTES, ReadError, readAsset } from '../c2pa/read.ts';
import { discardWorker, loadSdk } from '../c2pa/sdk.ts';
import { readerSettings } from '../c2pa/settings.ts';
import { checkAddress, fetchAddress } from './fetch-address.ts';
import { emptyFile, problemOf, tooLarge, unknownFormat } from './model/problems.ts';
import { reportOf } from './model/report.ts';
import { type Asset, initialState, type Place, reduce, type Slot, type Source, type State } from './state.ts';
import { isTrustUsed, NO_TRUST, type TrustState, trustOf } from './trust.ts';

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
  /** The file, where it was fetched before. */
  file?: File;
}

const nameOf = (source: Source) => (source.from === 'address' ? source.address : source.file.name);

/** Looks at a file before the SDK does. @returns the asset, or what is wrong with it */
async function assetOf(file: File, from: Asset['from']): Promise<Asset | (Slot & { status: 'failed' })> {
  const failed = (problem: typeof emptyFile) =>
    ({ status: 'failed', source: { from: 'file', file }, name: file.name, problem }) as const;
  if (file.size === 0) return failed(emptyFile);
  if (file.size > MAX_FILE_BYTES) return failed(tooLarge(file.size));
  const head = new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer());
  const format = formatOf(head, file.name);
  return format ? { name: file.name, blob: file, format, from } : failed(unknownFormat);
}

/** The inspector without its looks: what is read, and what came out. */
export function useInspector(): Inspector {
  const [state, send] = useReducer(reduce, initialState(NO_TRUST));
  const trust = useRef<TrustState>(NO_TRUST);
  const jobs = useRef(0);
  const running = useRef<[AbortController?, AbortController?]>([]);

  const loadReader = useCallback(() => {
    send({ type: 'sdk', sdk: { status: 'loading', share: 0 } });
    let shown = 0;
    loadSdk((share) => {
      // A thousand chunks are a thousand renderings.
      if (share - shown < 0.01) return;
      shown = share;
      send({ type: 'sdk', sdk: { status: 'loading', share } });
    }).then(
      () => send({ type: 'sdk', sdk: { status: 'ready' } }),
      (error) => send({ type: 'sdk', sdk: { status: 'failed', problem: problemOf(error) } }),
    );
  }, []);

  useEffect(() => {
    loadReader();
    return () => {
      for (const one of running.current) one?.abort();
      // The worker of a page that was left only keeps memory.
      discardWorker();
    };
  }, [loadReader]);

  const inspect = async (
    place: Place,
    source: Source,
    { allowRemote = false, isAgain = false, file: known }: InspectOptions = {},
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
      const file =
        known ??
        (source.from === 'address'
          ? await fetchAddress(
              checkAddress(source.address),
              (received, total) => send({ type: 'received', place, job, received, total }),
              controller.signal,
            )
          : source.file);
      const asset = await assetOf(file, source.from);
      if ('status' in asset) return end({ ...asset, source });
      send({ type: 'read', place, job, name: asset.name });
      const current = trust.current;
      const settings = readerSettings(await trustOf(current), allowRemote);
      const outcome = await readAsset(asset.blob, asset.format.type, settings, { signal: controller.signal });
      send({ type: 'sdk', sdk: { status: 'ready' } });
      if (outcome.found === 'nothing') end({ status: 'nothing', source, asset });
      else if (outcome.found === 'address') end({ status: 'elsewhere', source, asset, url: outcome.url });
      else
        end({
          status: 'done',
          source,
          asset,
          report: reportOf(outcome.reading),
          isTrustUsed: isTrustUsed(current),
        });
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
        if (done?.status === 'done') inspect(place, done.source, { isAgain: true, file: done.asset.blob });
      }
    },
    retrySdk: loadReader,
  };
}
