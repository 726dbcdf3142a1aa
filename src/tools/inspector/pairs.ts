import type { LeftOut } from './state.ts';

/** A file, and the manifest store next to it. */
export interface Pair {
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
