import GithubSlugger from 'github-slugger';
import type { Element } from 'hast';
import { defineHastPlugin, htmlToHast, type PluginFactoryContext } from 'satteri';
import { AuthorError } from './author-error.ts';
import { pageOf, VIEW } from './page.ts';

/** In the HTML tree: rendered views take their places, headings get ids and anchors, tables scroll. */
export function html({ data }: PluginFactoryContext) {
  const slugger = new GithubSlugger();
  const ids = new Set<string>();
  const refuse = (node: { position?: { start: { line: number } } | undefined }, message: string) =>
    new AuthorError(pageOf({ data }).record.file, node.position?.start.line, message);
  return defineHastPlugin({
    name: 'page-html',
    options: { position: true },
    element: [
      {
        filter: [VIEW],
        visit(node) {
          const key = String(node.properties?.['data-key'] ?? node.properties?.dataKey);
          const tree = htmlToHast(pageOf({ data }).views.get(key) ?? '', { fragment: true });
          return ('children' in tree ? tree.children[0] : undefined) as Element;
        },
      },
      {
        filter: ['h1', 'h2', 'h3', 'h4'],
        visit(node, context) {
          const text = context.textContent(node);
          if (node.tagName === 'h1') {
            throw refuse(
              node,
              `"# ${text}" is a second title; the title stands in the front matter, headings begin with ##`,
            );
          }
          const own = node.properties?.id;
          const id = typeof own === 'string' ? own : slugger.slug(text);
          if (ids.has(id))
            throw refuse(node, `two headings have the id \`${id}\`; pin one with {#another-id}`);
          ids.add(id);
          context.setProperty(node, 'id', id);
          context.appendChild(node, {
            type: 'element',
            tagName: 'a',
            properties: { className: ['anchor'], href: `#${id}`, ariaLabel: `Link to “${text}”` },
            children: [],
          });
        },
      },
      {
        filter: ['th'],
        visit(node, context) {
          // The empty corner of a table with row names heads nothing; beside it, the others say what they head.
          if (context.textContent(node).trim() === '') return { ...node, tagName: 'td' };
          context.setProperty(node, 'scope', 'col');
          return undefined;
        },
      },
      {
        filter: ['table'],
        visit(node, context) {
          context.wrapNode(node, {
            type: 'element',
            tagName: 'div',
            properties: { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel: 'Table' },
            children: [],
          });
        },
      },
    ],
  });
}
