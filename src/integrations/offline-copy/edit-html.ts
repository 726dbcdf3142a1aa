import type { Element } from '../html-tree.ts';

/** A change to a page's text. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Replaces an element with other text, or removes it. */
export function replaceElement({ sourceCodeLocation: place }: Element, text = ''): Edit[] {
  return place ? [{ start: place.startOffset, end: place.endOffset, text }] : [];
}

/** Sets an attribute to another value, or removes it. */
export function setAttribute(element: Element, name: string, value?: string): Edit[] {
  const place = element.sourceCodeLocation?.attrs?.[name];
  const text = value === undefined ? '' : `${name}="${escaped(value)}"`;
  return place ? [{ start: place.startOffset, end: place.endOffset, text }] : [];
}

/** Inserts text at the beginning of an element's content. */
export function prepend({ sourceCodeLocation: place }: Element, text: string): Edit[] {
  const at = place && 'startTag' in place ? place.startTag?.endOffset : undefined;
  return at === undefined ? [] : [{ start: at, end: at, text }];
}

/** Applies edits. An edit inside an earlier one is dropped, because the text it changes is gone. */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  let result = '';
  let from = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < from) continue;
    result += html.slice(from, start) + text;
    from = end;
  }
  return result + html.slice(from);
}
