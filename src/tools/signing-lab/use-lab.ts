import { useEffect, useReducer, useRef } from 'react';
import { toPem } from '../../c2pa/x509/pem.ts';
import { readAsset } from '../c2pa/read.ts';
import { readerSettings } from '../c2pa/settings.ts';
import { problemOf } from '../report/model/problems.ts';
import { bindingOf } from '../c2pa/file-binding.ts';
import { reportOf } from '../report/model/report.ts';
import { useSdk } from '../report/use-sdk.ts';
import { parseDefinition } from './model/json-text.ts';
import { noPicture, signingProblem } from './model/problems.ts';
import { flipped, type Spot } from './model/spots.ts';
import { pictureOf } from './picture-of.ts';
import { readBack, signPicture } from './sign-picture.ts';
import { initialState, type LabState, reduce } from './state.ts';
import type { Look, Origin, Signed } from './types.ts';

export interface Lab {
  state: LabState;
  /** Takes a file as the picture. @param givesWay to any other, also one on its way, and to what was wrong with the last */
  take(file: File, from: Origin, givesWay?: boolean): void;
  /** Takes one of the site's own pictures. */
  takeExample(href: string): void;
  /** There is no picture any more: the board was cleared. */
  drop(): void;
  claim(text: string): void;
  view(view: LabState['view']): void;
  sign(): void;
  /** Flips a byte; none puts the file back as it was signed. */
  flip(spot: Spot | undefined): void;
  trust(isTrusted: boolean): void;
  lookAgain(): void;
  stop(): void;
  restart(): void;
  retrySdk(): void;
}

/** One of the site's own pictures. @throws Error when it does not come */
async function fetchExample(href: string, signal: AbortSignal): Promise<File> {
  const response = await fetch(href, { signal });
  if (!response.ok) throw new Error(`${response.status} for ${href}`);
  return new File([await response.blob()], href.split('/').at(-1) ?? 'example');
}

/** Why work was ended: the reader pressed Stop. */
const STOPPED = 'stopped by the reader';

/** The lab without its looks: what was taken, signed, broken and trusted, and what the SDK says of it. */
export function useLab(): Lab {
  const [state, send] = useReducer(reduce, initialState);
  const latest = useRef(state);
  latest.current = state;
  /** Each kind of work is done once at a time; what an older one answers is not heard. */
  const running = useRef<{ intake?: AbortController; work?: AbortController }>({});

  const retrySdk = useSdk((sdk) => send({ type: 'sdk', sdk }));

  useEffect(
    () => () => {
      running.current.intake?.abort();
      running.current.work?.abort();
    },
    [],
  );

  const end = (kind: 'intake' | 'work') => {
    running.current[kind]?.abort();
    running.current[kind] = undefined;
  };
  const begin = (kind: 'intake' | 'work') => {
    end(kind);
    const controller = new AbortController();
    running.current[kind] = controller;
    return controller.signal;
  };

  /** Takes a picture as soon as it is there, unless another is wanted meanwhile. */
  const intake = async (from: Origin, givesWay: boolean, load: (signal: AbortSignal) => Promise<File>) => {
    const signal = begin('intake');
    try {
      const taken = await pictureOf(await load(signal), from);
      if (signal.aborted) return;
      if ('problem' in taken) return send({ type: 'picture-problem', problem: taken.problem });
      const { picture } = taken;
      const { file, format } = picture;
      send({ type: 'picture', picture, givesWay });
      if (picture.hasCredentials !== undefined) return;
      const { found } = await readAsset(file, format.type, readerSettings(undefined, false), { signal });
      send({ type: 'credentials', of: file, hasCredentials: found === 'manifest' });
    } catch (error) {
      if (signal.aborted) return;
      // Nobody knows whether it has a history, which signing it as something new would drop.
      send({ type: 'picture', picture: undefined });
      send({ type: 'picture-problem', problem: problemOf(error) });
    } finally {
      if (!signal.aborted) running.current.intake = undefined;
    }
  };

  /** Reads a file back, as it is looked at now. */
  const look = async (signed: Signed, wanted: Look) => {
    const signal = begin('work');
    const bytes = wanted.spot ? flipped(signed.bytes, wanted.spot.place) : signed.bytes;
    const { type } = signed.picture.format;
    const file = new File([bytes], signed.name, { type });
    send({ type: 'look', look: wanted, file });
    const root = signed.certificates.at(-1);
    const trust = wanted.isTrusted && root ? { anchors: toPem(root) } : undefined;
    try {
      const reading = await readBack(file, trust, signal);
      send({ type: 'read', report: reportOf(reading, await bindingOf(reading, file, false)) });
    } catch (error) {
      if (!signal.aborted) send({ type: 'unread', problem: problemOf(error) });
    }
  };

  const sign = async () => {
    const { picture, claim } = latest.current;
    const parsed = parseDefinition(claim);
    if (!picture) return send({ type: 'signing', signing: { status: 'failed', problem: noPicture } });
    if (!('definition' in parsed)) return;
    const signal = begin('work');
    try {
      const result = await signPicture(picture, parsed.definition, signal, (step) =>
        send({ type: 'signing', signing: { status: 'working', step } }),
      );
      send({ type: 'sdk', sdk: { status: 'ready' } });
      send({ type: 'signed', ...result });
    } catch (error) {
      // Whoever began anew does not want to hear of it.
      if (signal.aborted && signal.reason !== STOPPED) return;
      send({ type: 'signing', signing: { status: 'failed', problem: signingProblem(error) } });
    }
  };

  const change = (next: Partial<Look>) => {
    const { signing, proof } = latest.current;
    if (signing.status === 'done') look(signing.signed, { isTrusted: false, ...proof?.look, ...next });
  };

  return {
    state,
    take(file, from, givesWay = false) {
      if (givesWay && (running.current.intake || latest.current.picture)) return;
      intake(from, givesWay, async () => file);
    },
    takeExample: (href) => intake('example', false, (signal) => fetchExample(href, signal)),
    drop() {
      end('intake');
      send({ type: 'picture', picture: undefined });
    },
    claim: (text) => send({ type: 'claim', text }),
    view: (view) => send({ type: 'view', view }),
    sign,
    flip: (spot) => change({ spot }),
    trust: (isTrusted) => change({ isTrusted }),
    lookAgain: () => change({}),
    stop: () => running.current.work?.abort(STOPPED),
    restart() {
      end('intake');
      end('work');
      send({ type: 'restart' });
    },
    retrySdk,
  };
}
