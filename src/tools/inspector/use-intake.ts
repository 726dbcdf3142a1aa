import { useRef } from 'react';
import type { Origin } from '../report/asset.ts';
import { usePastedFiles } from '../shared/use-pasted-files.ts';
import { pairUp } from './pairs.ts';
import type { Place } from './state.ts';
import type { Inspector } from './use-inspector.ts';

/** Takes files that come from outside the inspector's own buttons: the clipboard, and drops beside its place. */
export function useIntake(inspector: Inspector) {
  const root = useRef<HTMLElement>(null);

  /** One file goes to its place, two are compared; a manifest store goes with its file. */
  const take = (files: readonly File[], from: Exclude<Origin, 'address'>, place: Place = 0) => {
    const [first, second] = pairUp(files);
    if (!first) return;
    inspector.inspect(place, { from, ...first });
    if (place !== 0 || !second) return;
    inspector.compare(true);
    inspector.inspect(1, { from, ...second });
  };

  usePastedFiles((files) => take(files, 'clipboard'));

  return { root, take };
}
