/** Code between backticks, or a straight quotation mark. */
const CODE_OR_MARK = /`[^`]*`|["']/g;

/** After nothing, or one of these, a quotation mark opens. */
const OPENS = /^$|[\s([{—–/“‘]/;

/**
 * Plain text with the quotation marks and apostrophes that Markdown gives the text of pages. Code between backticks stays
 * as it is.
 */
export function typeset(text: string): string {
  let last = '';
  let end = 0;
  return text.replace(CODE_OR_MARK, (found, at: number) => {
    const before = at === end && at > 0 ? last : text.slice(Math.max(at - 1, 0), at);
    end = at + found.length;
    last = found;
    if (found.startsWith('`')) return found;
    const isOpening = OPENS.test(before);
    if (found === '"') last = isOpening ? '“' : '”';
    else last = isOpening ? '‘' : '’';
    return last;
  });
}

/** A span of our own text: plain, `code`, a [link](/docs/…), or [`code`](/docs/…) that links. */
export type Inline = { text: string; code?: true; href?: string };

const MARKS = /`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)/g;

/** Splits text with `code` and [links](/docs/…) into its parts. */
export function inlineParts(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    const [all, code, label, href] = match;
    if (code) parts.push({ text: code, code: true });
    else if (label && href) {
      const [, linked] = /^`([^`]+)`$/.exec(label) ?? [];
      parts.push(linked ? { text: linked, code: true, href } : { text: label, href });
    }
    end = match.index + all.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** The text without markup, for a JSON Schema's description. */
export const plainText = (text: string): string =>
  inlineParts(text)
    .map((part) => part.text)
    .join('');

/** The ids of messages in the error index begin with this. */
export const MESSAGE_ID = 'message-';
