import { defineMdastPlugin } from 'satteri';
import { hrefOf } from '../address.ts';
import { placeImage } from './images.ts';
import { resolveWrittenLink } from './links.ts';
import { at, lineOf, type PageOptions, pageOf } from './page.ts';

/** Links and pictures get the addresses of the built site, and are recorded with their lines for the link report. */
export function links(options: PageOptions) {
  return defineMdastPlugin({
    name: 'page-links',
    options: { position: true },
    async link(node, context) {
      const { record } = pageOf(context);
      const url = await at(context, node, () => resolveWrittenLink(node.url, record.file, options));
      record.links.push({ url, line: lineOf(node) ?? 1, kind: 'link', text: context.textContent(node) });
      const href = hrefOf(url, options.policy);
      if (href !== node.url) context.setProperty(node, 'url', href);
    },
    async image(node, context) {
      const { record } = pageOf(context);
      const { src, properties } = await at(context, node, () => placeImage(node, record.file, options));
      context.setProperty(node, 'url', src);
      context.setProperty(node, 'data', { hProperties: properties });
    },
  });
}
