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

/** A link as in Markdown: its text, which can have code, and its address. */
export const LINK = /\[((?:`[^`]*`|[^\]`])+)\]\(([^)\s]+)\)/;
const LINKS = new RegExp(LINK, 'g');

/** The links of a text from a data file, as they're written. */
export const linksIn = (text: string): string[] => text.match(LINKS) ?? [];

/** A text from a data file without its links. */
export const withoutLinks = (text: string): string => text.replace(LINKS, '$1');

/** The text without markup, for a JSON Schema's description. */
export const plainText = (text: string): string => withoutLinks(text).replaceAll('`', '');

/** The ids of messages in the error index begin with this. */
export const MESSAGE_ID = 'message-';
