import { useRef } from 'react';
import type { Origin } from '../report/asset.ts';
import { usePastedFiles } from '../shared/use-pasted-files.ts';
import { leftOutOf, pairUp } from './pairs.ts';
import type { Place } from './state.ts';
import type { Inspector } from './use-inspector.ts';

/** Takes the files that a reader gives: chosen, dropped, or pasted. */
export function useIntake(inspector: Inspector) {
  const root = useRef<HTMLElement>(null);

  /** One file goes to its place, two are compared, and any others are named. A manifest store goes with its file. */
  const take = (files: readonly File[], from: Exclude<Origin, 'address'>, place: Place = 0) => {
    const pairs = pairUp(files);
    const shown = pairs.slice(0, place === 0 ? 2 : 1);
    const [first, second] = shown;
    if (!first) return;
    inspector.inspect(place, { from, ...first });
    if (second) {
      inspector.compare(true);
      inspector.inspect(1, { from, ...second });
    }
    inspector.leaveOut(leftOutOf(files, shown));
  };

  usePastedFiles((files) => take(files, 'clipboard'));

  return { root, take };
}
