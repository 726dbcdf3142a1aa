import { basename } from 'node:path';
import { createElement } from 'react';
import { defineMdastPlugin } from 'satteri';
import { hrefOf } from '../../addresses/address.ts';
import { placeImage } from './images.ts';
import { resolveWrittenLink } from './links.ts';
import { at, lineOf, type PageOptions, pageOf, standIn } from './page.ts';
import { pinHref } from './picture-pin.ts';

/** Gives links and pictures the addresses on the built site, and records them with their lines for the link report. */
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
      const page = pageOf(context);
      const image = await at(context, node, () => placeImage(node, page.record.file, options));
      const { src, name: written, path, width, height } = image;
      if (path) page.images[written] = path;
      const credentials = pinHref(image, node, context, options);
      if (credentials !== undefined) {
        const { alt, title } = node;
        const name = basename(node.url);
        const shown = { src, name, alt: alt ?? '', width, height, credentials, ...(title && { title }) };
        context.replaceNode(node, standIn(page, createElement(options.vocabulary.views.Picture, shown)));
        return;
      }
      context.setProperty(node, 'url', src);
      context.setProperty(node, 'data', {
        hProperties: { width, height, loading: 'lazy', decoding: 'async' },
      });
    },
  });
}
