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
