import { useEffect, useReducer, useRef } from 'react';
import { bindingOf } from '../../c2pa/report/find-binding.ts';
import { reportOf } from '../../c2pa/report/report.ts';
import { toPem } from '../../c2pa/x509/pem.ts';
import type { Asset } from '../report/asset.ts';
import { fileProblem } from '../report/file-problem.ts';
import { problemOf } from '../report/problems.ts';
import { useSdk } from '../report/use-sdk.ts';
import { ReadError, readAsset } from '../sdk/read.ts';
import { parseDefinition } from './model/json-text.ts';
import { noPicture, signingProblem } from './model/problems.ts';
import { flipped, type Spot } from './model/spots.ts';
import { pictureOf } from './picture-of.ts';
import { readBack, signPicture } from './sign-picture.ts';
import { initialState, type LabState, reduce } from './state.ts';
import type { Look, Origin, Signed } from './types.ts';

export interface Lab {
  state: LabState;
  /** Takes a file as the picture. @param givesWay to any other, also one on its way, and to a problem that is shown */
  take(file: File, from: Origin, givesWay?: boolean): void;
  /** Takes the first of some files, and names the others. */
  takeFirst(files: readonly File[], from: Origin): void;
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
  /** Stops signing, or reading back what was signed. */
  stop(): void;
  /** Stops looking for credentials in a picture, and drops it. */
  stopIntake(): void;
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

  /** Takes a picture as soon as it's there, unless another one is wanted meanwhile. */
  const intake = async (from: Origin, load: (signal: AbortSignal) => Promise<File>) => {
    const signal = begin('intake');
    let asset: Pick<Asset, 'blob' | 'format'> | undefined;
    try {
      const taken = await pictureOf(await load(signal), from);
      if (signal.aborted) return;
      if ('problem' in taken) return send({ type: 'picture-problem', problem: taken.problem });
      const { picture } = taken;
      const { file, format } = picture;
      asset = { blob: file, format };
      send({ type: 'picture', picture });
      if (picture.hasCredentials !== undefined) return;
      const { found } = await readAsset(file, format.type, { signal });
      send({ type: 'credentials', of: file, hasCredentials: found === 'manifest' });
    } catch (error) {
      if (signal.aborted && signal.reason !== STOPPED) return;
      // It may have a history, which signing it as something new would drop.
      const problem = await fileProblem(error, asset);
      if (!signal.aborted || signal.reason === STOPPED) send({ type: 'picture-problem', problem });
    } finally {
      if (!signal.aborted || signal.reason === STOPPED) running.current.intake = undefined;
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
      const binding = await bindingOf(reading, file, false);
      // An older answer mustn't take the place of a newer one.
      if (!signal.aborted) send({ type: 'read', report: reportOf(reading, binding) });
    } catch (error) {
      if (signal.aborted && signal.reason !== STOPPED) return;
      const reason = signal.aborted ? new ReadError('stopped', 'stopped') : error;
      send({ type: 'unread', problem: problemOf(reason) });
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
      const { picture, pictureProblem } = latest.current;
      if (givesWay && (running.current.intake || picture || pictureProblem)) return;
      if (!givesWay) send({ type: 'left-out', leftOut: undefined });
      intake(from, async () => file);
    },
    takeFirst([file, ...others], from) {
      if (!file) return;
      const names = others.map(({ name }) => name);
      send({
        type: 'left-out',
        leftOut: names.length > 0 ? { total: names.length + 1, names } : undefined,
      });
      intake(from, async () => file);
    },
    takeExample(href) {
      send({ type: 'left-out', leftOut: undefined });
      intake('example', (signal) => fetchExample(href, signal));
    },
    drop() {
      end('intake');
      send({ type: 'left-out', leftOut: undefined });
      send({ type: 'picture', picture: undefined });
    },
    claim: (text) => send({ type: 'claim', text }),
    view: (view) => send({ type: 'view', view }),
    sign,
    flip: (spot) => change({ spot }),
    trust: (isTrusted) => change({ isTrusted }),
    lookAgain: () => change({}),
    stop: () => running.current.work?.abort(STOPPED),
    stopIntake: () => running.current.intake?.abort(STOPPED),
    restart() {
      end('intake');
      end('work');
      send({ type: 'restart' });
    },
    retrySdk,
  };
}
