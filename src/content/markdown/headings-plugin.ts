import GithubSlugger from 'github-slugger';
import { defineHastPlugin, type PluginFactoryContext } from 'satteri';
import type { Heading } from './compiled-page.ts';

const KEY = 'headings';

/** The headings of a compiled page, from the compiler's data bag. */
export const headingsOf = (data: Readonly<Record<string, unknown>>): Heading[] =>
  (data[KEY] as Heading[]) ?? [];

/** Lists a page's headings, those of components included, and gives an id to each that has none. */
export function headings({ data }: PluginFactoryContext) {
  const slugger = new GithubSlugger();
  const list: Heading[] = [];
  data[KEY] = list;
  return defineHastPlugin({
    name: 'page-headings',
    element: {
      filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
      visit(node, context) {
        const text = context.textContent(node);
        const own = node.properties?.id;
        const slug = typeof own === 'string' ? own : slugger.slug(text);
        list.push({ depth: Number(node.tagName[1]), slug, text });
        if (typeof own !== 'string') context.setProperty(node, 'id', slug);
      },
    },
  });
}
