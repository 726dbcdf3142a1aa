import { withoutChanging } from '../runner/expected.ts';

/** A line that stands for any number of lines that a page leaves out. */
const LEFT_OUT = /^\s*(?:…|\.\.\.)\s*$/m;

/** What differs between machines and runs, in addition to what samples print differently each time. */
const steady = (text: string): string =>
  withoutChanging(text)
    .replaceAll(/\b[0-9a-f]{32,}\b/gi, '<hex>')
    .replaceAll(/\b\d[\d,]*(?= bytes\b)|(?<="bytes": )\d+|(?<=\bbytes \d+ to )[\d,]+/g, '<size>')
    .replaceAll(/(?<=bytes <size> to |bytes \d+ to )[\d,]+/g, '<size>')
    .replaceAll(/\b\d+ \(\d+\.\d+% of file size \d+\)/g, '<sizes>')
    .replaceAll(/[ \t]+$/gm, '')
    .trim();

/**
 * Whether a program printed what a page shows. Identifiers, dates, hashes, and sizes may differ.
 * @param where `all`: nothing else was printed; `end`: the output ends with it
 */
export function printsAs(printed: string, shown: string, where: 'all' | 'end'): boolean {
  const text = steady(printed);
  const parts = steady(shown)
    .split(LEFT_OUT)
    .map((part) => part.trim());
  if (where === 'all' && !text.startsWith(parts[0] ?? '')) return false;
  if (where === 'all' && parts.length === 1) return text === parts[0];
  let from = 0;
  for (const part of parts.slice(0, -1)) {
    const at = text.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return text.slice(from).endsWith(parts.at(-1) ?? '');
}
