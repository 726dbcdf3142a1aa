/** Files that a reader gave on one page for the tool of another. They stay in memory, and only until they're taken. */
let handed: readonly File[] = [];

export function handFiles(files: readonly File[]): void {
  handed = files;
}

/** The files, once: the next call has none. */
export function takeHandedFiles(): readonly File[] {
  const files = handed;
  handed = [];
  return files;
}
