/** Bytes between two messages about progress. */
const STEP = 1 << 22;

/**
 * A file that reports how much of it is read. The SDK takes slices, and reads each of them at once.
 * @param report called with 0 immediately, and then with the sum of all slices, counting repetitions
 */
export function counted<File extends Blob>(file: File, report: (read: number) => void): File {
  let read = 0;
  let reported = 0;
  report(0);
  const slice = file.slice.bind(file);
  Object.defineProperty(file, 'slice', {
    value: (from?: number, to?: number, type?: string) => {
      const part = slice(from, to, type);
      read += part.size;
      if (read - reported >= STEP) {
        reported = read;
        report(read);
      }
      return part;
    },
  });
  return file;
}
