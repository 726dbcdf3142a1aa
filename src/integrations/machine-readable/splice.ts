import type { TwinEdit } from '../../content/markdown/compiled-page.ts';

/**
 * Replaces components with plain Markdown. A component in a list item is indented, and so is its replacement. Edits
 * inside an earlier one are dropped with it.
 */
export function splice(source: string, edits: readonly TwinEdit[]): string {
  let text = '';
  let from = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (edit.start < from) continue;
    const lineStart = source.lastIndexOf('\n', edit.start - 1) + 1;
    const indent = /^\s*$/.test(source.slice(lineStart, edit.start))
      ? source.slice(lineStart, edit.start)
      : '';
    text += source.slice(from, edit.start) + edit.text.replace(/\n(?=.)/g, `\n${indent}`);
    from = edit.end;
  }
  return text + source.slice(from);
}
