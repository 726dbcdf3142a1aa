/** A line of the list of files. A folder is only said; a file can be chosen. */
export type Row =
  | { kind: 'folder'; name: string; depth: number }
  | { kind: 'file'; path: string; name: string; depth: number };

/**
 * The files of a project as a list with folders: each folder once, where its first file stands, with all that lies
 * in it below.
 */
export function rowsOf(paths: readonly string[], depth = 0): Row[] {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const [first = '', ...rest] = path.split('/');
    // A file and a folder may have one name; a slash tells them apart.
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

/** The file that a key leads to from another, after the tabs pattern of ARIA: round and round, with both pairs of arrows. */
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
