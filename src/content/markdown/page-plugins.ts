import { codeLinks } from './code-links.ts';
import { components } from './components-plugin.ts';
import { directives } from './directives-plugin.ts';
import { headings } from './headings-plugin.ts';
import { html } from './html-plugin.ts';
import { links } from './links-plugin.ts';
import { type PageOptions, startPage } from './page.ts';

/** The plugins that turn an author's text into a page. */
export function pagePlugins(options: PageOptions) {
  return {
    mdastPlugins: [startPage(options), components, directives, links(options), codeLinks(options)],
    hastPlugins: [html, headings],
  };
}
