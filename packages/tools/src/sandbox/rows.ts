/** A line of the file list. Folders are only labels; files can be selected. */
export type Row =
  | { kind: 'folder'; name: string; depth: number }
  | { kind: 'file'; path: string; name: string; depth: number };

/**
 * The files of a project as a list with folders. Each folder appears once, at the position of its first file, followed
 * by everything in it.
 */
export function rowsOf(paths: readonly string[], depth = 0): Row[] {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const [first = '', ...rest] = path.split('/');
    // A file and a folder can have the same name; a slash distinguishes them.
    const key = rest.length > 0 ? `${first}/` : first;
    groups.set(key, [...(groups.get(key) ?? []), rest.join('/')]);
  }
  return [...groups].flatMap(([key, inside]): Row[] => {
    if (!key.endsWith('/')) return [{ kind: 'file', path: key, name: key, depth }];
    const below = rowsOf(inside, depth + 1).map((row) =>
      row.kind === 'file' ? { ...row, path: key + row.path } : row,
    );
    return [{ kind: 'folder', name: key, depth }, ...below];
  });
}

/** The file that a key moves to, following the ARIA tabs pattern: wraps around, with both pairs of arrow keys. */
export function fileAfterKey(key: string, paths: readonly string[], now: string): string | undefined {
  const index = paths.indexOf(now);
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return paths[(index + 1) % paths.length];
    case 'ArrowUp':
    case 'ArrowLeft':
      return paths.at(index - 1);
    case 'Home':
      return paths[0];
    case 'End':
      return paths.at(-1);
    default:
      return undefined;
  }
}
