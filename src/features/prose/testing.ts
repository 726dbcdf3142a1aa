import { type Rule, readPage } from './page.ts';

/** A page with front matter and this description; its text begins on line 6. */
export const pageOf = (text: string, description = 'A sentence.') =>
  readPage('docs/x.mdx', `---\ntitle: X\ndescription: ${description}\n---\n\n${text}\n`);

/** A rule's messages for a page with this text, as `line: message`. */
export const found = (rule: Rule, text: string, description?: string): string[] =>
  rule(pageOf(text, description)).map(({ line, message }) => `${line}: ${message}`);
