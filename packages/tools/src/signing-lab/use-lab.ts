import { useCallback, useRef, useState } from 'react';
import { sdkAtFirst, useSdk } from '../intake/use-sdk.ts';
import { afterPaint } from '../shared/after-paint.ts';
import { editPicture } from './edit-picture.ts';
import { actionsOf, type EditKind, PICTURE_EDITS, writtenAs } from './model/picture-edits.ts';
import type { SpotKind } from './model/spots.ts';
import { isGenerated } from './picture-of.ts';
import { initialState, type LabEvent, type LabState, reduce, spotIn } from './state.ts';
import { fetchExample, lookAt, signClaim, takePicture } from './steps.ts';
import type { Look, Origin, Picture } from './types.ts';
import { useWork } from './use-work.ts';

export interface Lab {
  state: LabState;
  /**
   * Takes a file as the picture as soon as it's there.
   * @param givesWay to any other, also one on its way, and to a problem that is shown
   */
  take(load: () => Promise<File>, from: Origin, givesWay?: boolean): void;
  /** Takes the first of some files, and names the others. */
  takeFirst(files: readonly File[], from: Origin): void;
  /** Takes one of the site's own pictures. */
  takeExample(href: string): void;
  /** There is no picture any more: the board was cleared. */
  drop(): void;
  claim(text: string): void;
  view(view: LabState['view']): void;
  openStep(step: number): void;
  sign(): void;
  /** Changes the image that was signed last, and signs the result as an edit of it. */
  editAndSign(kind: EditKind): void;
  keepKey(keepsKey: boolean): void;
  /** Sets where a byte is flipped. There's never more than one, so a flipped byte moves. */
  aim(kind: SpotKind): void;
  /** Flips the byte, or puts the file back as it was signed. */
  flip(isFlipped: boolean): void;
  trust(isTrusted: boolean): void;
  lookAgain(): void;
  /** Stops signing, or reading back what was signed. */
  stop(): void;
  /** Stops looking for credentials in a picture, and drops it. */
  stopIntake(): void;
  restart(): void;
  retrySdk(): void;
}

/** The lab without its views: what was taken, signed, changed, and trusted, and what the SDK reports. */
export function useLab({ isSdkEager }: { isSdkEager: boolean }): Lab {
  const [state, setState] = useState(() => initialState(sdkAtFirst(isSdkEager)));
  // Work that waits for other work reads what that one left, also before React has rendered it.
  const latest = useRef(state);
  const send = useCallback((event: LabEvent) => {
    latest.current = reduce(latest.current, event);
    setState(latest.current);
  }, []);
  // Stable, so that the form isn't rendered with every step of signing.
  const claim = useCallback((text: string) => send({ type: 'claim', text }), [send]);
  const work = useWork();
  const retrySdk = useSdk((sdk) => send({ type: 'sdk', sdk }), isSdkEager);
  /** With the first thing that a reader does, so that it's there when they sign. */
  const needSdk = () => {
    if (latest.current.sdk.status === 'waiting') retrySdk();
  };

  const intake = async (
    from: Origin,
    load: (signal: AbortSignal) => Promise<File>,
    edit?: Picture['edit'],
  ) => {
    // What was drawn here has no credentials to look for.
    if (!isGenerated(from)) needSdk();
    await work.run('intake', (signal) => takePicture(load, { from, edit }, signal, send));
  };

  const sign = () => {
    const toSign = { latest: () => latest.current, pending: () => work.running('intake') };
    void work.run('work', async (signal) => {
      send({ type: 'signing', signing: { status: 'working', step: 'keys' } });
      // WebAssembly and keys keep the page busy for longer than a press may go unanswered.
      await afterPaint();
      if (!signal.aborted) needSdk();
      await signClaim(toSign, signal, send);
    });
  };

  const change = (next: Partial<Look>) => {
    const { signing, proof } = latest.current;
    if (signing.status === 'working' || !proof) return;
    const look = { ...proof.look, ...next };
    void work.run('work', (signal) => lookAt(proof.signed, look, signal, send));
  };

  return {
    state,
    take(load, from, givesWay = false) {
      const { picture, pictureProblem } = latest.current;
      if (givesWay && (work.running('intake') || picture || pictureProblem)) return;
      if (!givesWay) {
        send({ type: 'left-out', leftOut: undefined });
        needSdk();
      }
      intake(from, load);
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
      work.end('intake');
      send({ type: 'left-out', leftOut: undefined });
      send({ type: 'picture', picture: undefined });
    },
    claim,
    view: (view) => send({ type: 'view', view }),
    openStep(step) {
      send({ type: 'open', step });
      needSdk();
    },
    sign,
    editAndSign(kind) {
      const { signing, versions } = latest.current;
      const parent = versions.at(-1);
      const edit = PICTURE_EDITS.find(({ key }) => key === kind);
      if (signing.status === 'working' || !parent || !edit) return;
      const { type } = parent.picture.format;
      const load = async () => {
        const blob = await editPicture(new Blob([parent.bytes], { type }), kind);
        return new File([blob], `${kind}.${writtenAs(type).end}`, { type: blob.type });
      };
      void intake('edit', load, { parent, actions: actionsOf(edit, type) });
      sign();
    },
    keepKey: (keepsKey) => send({ type: 'keep-key', keepsKey }),
    aim(kind) {
      send({ type: 'aim', aim: kind });
      const { proof } = latest.current;
      if (proof?.look.spot) change({ spot: proof.signed.spots.find((spot) => spot.kind === kind) });
    },
    flip: (isFlipped) => change({ spot: isFlipped ? spotIn(latest.current) : undefined }),
    trust: (isTrusted) => change({ isTrusted }),
    lookAgain: () => change({}),
    stop: () => work.stop('work'),
    stopIntake: () => work.stop('intake'),
    restart() {
      work.end('intake');
      work.end('work');
      send({ type: 'restart' });
    },
    retrySdk,
  };
}
