/** Lines that say where something happened, and not what. In every language, they're indented or begin like this. */
const PLACE = /^(?:\s|[|~^{}]|file:|node\.js v|note: |stack backtrace|thread '|traceback)/i;
/** Paths, with their lines and columns, and addresses in memory. */
const NOISE =
  /(?:[A-Za-z]:)?(?:[\w.@~+-]*[\\/]){2,}[\w.@+-]*(?::\d+){0,2}|\b[\w-]+\.\w{1,4}:\d+(?::\d+)?|\b0x[\da-f]+\b|\bline \d+\b/gi;

/** What to search for if several lines were pasted, such as a traceback; undefined for a single line. */
export function essenceOf(pasted: string): string | undefined {
  if (!/\n\s*\S/.test(pasted.trim())) return undefined;
  const lines = pasted
    .split('\n')
    .filter((line) => !PLACE.test(line))
    .map((line) => line.replace(NOISE, ' ').replace(/\s+/g, ' ').trim())
    .filter((line) => /\p{L}{3}/u.test(line));
  // The last lines say what went wrong.
  return lines.slice(-2).join(' ').slice(0, 300) || undefined;
}
