const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const;

/** A size for people, on one line: `0 bytes`, `19.8 kB`, `2.2 MB`. Thousands, not 1024s, as files are listed elsewhere. */
export function formatBytes(bytes: number): string {
  let [value, unit] = [bytes, 0];
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  if (unit === 0) return `${bytes}\u00a0${bytes === 1 ? 'byte' : 'bytes'}`;
  return `${value < 100 ? Number(value.toFixed(1)) : Math.round(value)}\u00a0${UNITS[unit]}`;
}
