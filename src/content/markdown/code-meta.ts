import type { CodeMeta } from '../../ui/CodeBlock.tsx';

/** The options of a page's code fence. */
export interface FenceMeta extends CodeMeta {
  /** Why our tests don't run these commands. */
  notRun?: string;
}

const PART = /(title|note|notrun)="([^"]*)"|(?:(ins|del)=)?\{([\d,\s-]+)\}|(\S+)/g;

/** Reads `1,3-5` into line numbers. */
export function lineNumbers(list: string): Set<number> {
  const lines = new Set<number>();
  for (const part of list.split(',')) {
    const [from, to] = part.split('-').map(Number);
    if (!from) continue;
    for (let line = from; line <= (to ?? from); line++) lines.add(line);
  }
  return lines;
}

/** Readers see the reason. @throws Error if it's empty */
function reasonOf(text = ''): string {
  if (!text.trim()) throw new Error('notrun="…" is empty; write why our tests don\'t run this block');
  return text;
}

/**
 * Parses the options after a fence's language.
 * @throws Error with the part that isn't recognized, so that a typo doesn't silently lose a mark.
 */
export function parseCodeMeta(meta: string): FenceMeta {
  const result = { marked: new Set<number>(), inserted: new Set<number>(), deleted: new Set<number>() };
  const text: { title?: string; note?: string; notRun?: string } = {};
  for (const [, key, value, kind, list, unknown] of meta.matchAll(PART)) {
    if (unknown) {
      throw new Error(
        `the code fence says \`${unknown}\`, which isn't supported; use title="…", notrun="reason", {2,4-5}, ins={3}, or del={1}`,
      );
    }
    if (key === 'notrun') text.notRun = reasonOf(value);
    else if (key === 'title' || key === 'note') text[key] = value ?? '';
    else if (list) {
      const target = kind === 'ins' ? result.inserted : kind === 'del' ? result.deleted : result.marked;
      for (const line of lineNumbers(list)) target.add(line);
    }
  }
  return { ...result, ...text };
}
