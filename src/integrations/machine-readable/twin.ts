import type { BuiltPage } from '../built-pages.ts';

/** What a Markdown twin states about its page before the text, instead of front matter. */
export function twinOf(page: BuiltPage, body: string): string {
  const { title, description, canonical, checked, sources } = page;
  // Pages without a source have their own title; the home page's differs from its tab.
  const heading = body.startsWith('# ') ? [] : [`# ${title}`, description];
  const facts = [`- Page: <${canonical}>`, ...(checked === undefined ? [] : [`- ${checked}`])].join('\n');
  const [first = '', ...rest] = heading.length > 0 ? [...heading, facts, body] : withFacts(body, facts);
  const list = sources.map(({ text, href }) => `- [${text}](${href})`).join('\n');
  return `${[first, ...rest, ...(list === '' ? [] : ['## Sources of this page', list])].join('\n\n')}\n`;
}

/** The facts, after the body's title. */
function withFacts(body: string, facts: string): string[] {
  const [title = '', ...rest] = body.split('\n\n');
  return [title, facts, ...rest];
}
