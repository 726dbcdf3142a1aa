import type { Origin } from '../intake/asset.ts';
import { useGivenFiles } from '../intake/use-given-files.ts';
import type { Files } from './files/use-files.ts';
import type { Opened } from './files/use-opened.ts';
import type { LeftOut, Place } from './state.ts';
import type { Inspector } from './use-inspector.ts';

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

type Given = Exclude<Origin, 'address'>;

interface Intake {
  take(files: readonly File[], from: Given, place?: Place): void;
  /** Whether files are being dragged over the window. */
  isOver: boolean;
}

interface IntakeOptions {
  inspector: Inspector;
  files: Files;
  opened: Opened;
  /** The tool shows a file from the page and doesn't accept others. */
  isFixed: boolean;
}

/** Accepts files that are chosen, dropped, or pasted anywhere in the window. */
export function useIntake({ inspector, files, opened, isFixed }: IntakeOptions): Intake {
  const { slots, isComparing } = inspector.state;

  /** With a table, or with more than two files, every file is a row. A manifest store is paired with its file. */
  const take: Intake['take'] = (given, from, place = 0) => {
    const pairs = pairUp(given);
    if (place === 0 && pairs.length > 0 && (files.state.rows.length > 0 || pairs.length > 2)) {
      if (opened.ids.length > 0) opened.close();
      else inspector.clear(0);
      if (inspector.state.sdk.status === 'waiting') inspector.retrySdk();
      return files.add(pairs.map((pair) => ({ from, ...pair })));
    }
    const shown = pairs.slice(0, place === 0 ? 2 : 1);
    const [first, second] = shown;
    if (!first) return;
    inspector.inspect(place, { from, ...first });
    if (second) {
      inspector.compare(true);
      inspector.inspect(1, { from, ...second });
    }
    inspector.leaveOut(omittedFrom(given, shown));
  };

  const isOver = useGivenFiles((given, from) => {
    if (isFixed) return;
    const isSecondOpen = isComparing && slots[0].status !== 'empty' && slots[1].status === 'empty';
    take(given, from, isSecondOpen ? 1 : 0);
  });

  return { take, isOver: isOver && !isFixed };
}
