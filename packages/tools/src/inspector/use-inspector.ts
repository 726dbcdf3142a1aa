import type { Lookup } from '@content-credentials/verdict/report/lookups';
import { ReadError } from '@content-credentials/verdict/sdk/read-error';
import { type Allowed, NOTHING_ALLOWED } from '@content-credentials/verdict/sdk/settings';
import { useEffect, useReducer, useRef } from 'react';
import type { Asset } from '../intake/asset.ts';
import { fileProblem } from '../intake/problem-of.ts';
import { sdkAtFirst, useSdk } from '../intake/use-sdk.ts';
import { allowing } from '../report/lookup-context.ts';
import type { TrustState } from '../report/trust.ts';
import { rememberedTrust, rememberTrust } from '../report/trust-memory.ts';
import { afterPaint } from '../shared/after-paint.ts';
import { checkAddress, fetchAddress } from './fetch-address.ts';
import { assetOf, readSlot } from './read-slot.ts';
import {
  doneOf,
  initialState,
  type LeftOut,
  type Place,
  reduce,
  type Slot,
  type Source,
  type State,
} from './state.ts';

export interface Inspector {
  state: State;
  /** Reads a file into a slot. By default, the SDK contacts no hosts. */
  inspect(place: Place, source: Source, options?: { allowed?: Allowed }): void;
  /** Reads the file in a slot again with one more lookup allowed. */
  lookUp(place: Place, lookup: Lookup): void;
  /** Sets which of the given files aren't displayed; none without an argument. */
  leaveOut(leftOut?: LeftOut): void;
  stop(place: Place): void;
  clear(place: Place): void;
  compare(isComparing: boolean): void;
  /** Changes the trust settings and reads the current files again. */
  trust(trust: TrustState): void;
  retrySdk(): void;
}

interface InspectOptions {
  allowed?: Allowed;
  /** Reads the file again and keeps its report in the meantime. */
  isAgain?: boolean;
  /** Bytes that were fetched earlier. */
  known?: Pick<Asset, 'blob' | 'sidecar'>;
}

/** Of a file that's still to be fetched, the last part of its address. */
const nameOf = (source: Source) =>
  source.from === 'address' ? source.address.replace(/^.*\/(?=[^/])/, '') : source.file.name;

/** Progress in steps of a percent: more would draw the page again for nothing. */
function inSteps(report: (share: number) => void): (share: number) => void {
  let last = 0;
  return (share) => {
    if (share - last < 0.01) return;
    last = share;
    report(share);
  };
}

/** The file that a source names, and the manifest store next to it. */
async function filesOf(
  source: Source,
  fetched: (address: string) => Promise<File>,
): Promise<Pick<Asset, 'blob' | 'sidecar'>> {
  if (source.from !== 'address') return { blob: source.file, sidecar: source.sidecar };
  const blob = await fetched(source.address);
  return { blob, sidecar: source.store === undefined ? undefined : await fetched(source.store) };
}

/** The inspector's state and actions. */
export function useInspector({ isSdkEager }: { isSdkEager: boolean }): Inspector {
  const [state, send] = useReducer(reduce, isSdkEager, (isEager) =>
    initialState(rememberedTrust(), sdkAtFirst(isEager)),
  );
  const trust = useRef<TrustState>(state.trust);
  const jobs = useRef(0);
  const running = useRef<[AbortController?, AbortController?]>([]);

  const loadReader = useSdk((sdk) => send({ type: 'sdk', sdk }), isSdkEager);

  useEffect(
    () => () => {
      for (const one of running.current) one?.abort();
    },
    [],
  );

  const inspect = async (
    place: Place,
    source: Source,
    { allowed = NOTHING_ALLOWED, isAgain = false, known }: InspectOptions = {},
  ) => {
    running.current[place]?.abort();
    const controller = new AbortController();
    running.current[place] = controller;
    jobs.current += 1;
    const job = jobs.current;
    const end = (slot: Slot) => send({ type: 'end', place, job, slot });
    const name = nameOf(source);
    send({ type: 'begin', place, job, source, name, isAgain });
    let asset: Asset | undefined;
    try {
      // Starting downloads keeps a slow device busy for longer than a press may go unanswered.
      if (state.sdk.status !== 'ready') await afterPaint();
      controller.signal.throwIfAborted();
      if (state.sdk.status === 'waiting') loadReader();
      const fetchWithProgress = (address: string) =>
        fetchAddress(
          checkAddress(address),
          (received, total) => send({ type: 'received', place, job, received, total }),
          controller.signal,
        );
      const { blob: file, sidecar } = known ?? (await filesOf(source, fetchWithProgress));
      const looked = await assetOf(file, source.from, sidecar);
      if ('problem' in looked)
        return end({ status: 'failed', source, name: file.name, problem: looked.problem, allowed });
      asset = looked.asset;
      send({ type: 'read', place, job, asset });
      const options = {
        trust: trust.current,
        allowed,
        signal: controller.signal,
        onProgress: inSteps((share) => send({ type: 'progress', place, job, share })),
      };
      const slot = await readSlot(asset, source, options);
      send({ type: 'sdk', sdk: { status: 'ready' } });
      end(slot);
    } catch (error) {
      const reason = controller.signal.aborted ? new ReadError('stopped', 'stopped') : error;
      end({ status: 'failed', source, name, problem: await fileProblem(reason, asset), allowed });
    }
  };

  const again = (place: Place, allow: (before: Allowed) => Allowed = (before) => before) => {
    const done = doneOf(state.slots[place]);
    if (done) inspect(place, done.source, { allowed: allow(done.allowed), isAgain: true, known: done.asset });
  };

  return {
    state,
    inspect,
    lookUp: (place, lookup) => again(place, (before) => allowing(before, lookup)),
    leaveOut: (leftOut) => send({ type: 'left-out', leftOut }),
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
      rememberTrust(next);
      send({ type: 'trust', trust: next });
      for (const place of [0, 1] as const) again(place);
    },
    retrySdk: loadReader,
  };
}
