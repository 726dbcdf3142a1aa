/** A link as in Markdown: its text, which can have code, and its address. */
export const LINK = /\[((?:`[^`]*`|[^\]`])+)\]\(([^)\s]+)\)/;
const LINKS = new RegExp(LINK, 'g');

/** The addresses that a line from a data file links to. */
export const linksIn = (text: string): string[] =>
  [...text.matchAll(LINKS)].map(([, , address = '']) => address);

/** A line from a data file without its links. */
export const withoutLinks = (text: string): string => text.replace(LINKS, '$1');
