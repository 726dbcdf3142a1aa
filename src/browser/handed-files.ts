/** Files chosen on one page for a tool on another. They stay in memory only until that tool takes them. */
let handed: readonly File[] = [];

export function handFiles(files: readonly File[]): void {
  handed = files;
}

/** Returns the files once; the next call returns none. */
export function takeHandedFiles(): readonly File[] {
  const files = handed;
  handed = [];
  return files;
}
