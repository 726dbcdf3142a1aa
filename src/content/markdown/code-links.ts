import { defineMdastPlugin, type MdastNode, type MdastVisitorContext } from 'satteri';
import { hrefOf } from '../../config/address.ts';
import { pageOfCode } from '../../features/status-codes/address.ts';
import { hasStatusCodes, statusCodes } from '../../features/status-codes/data.ts';
import { lineOf, type PageOptions, pageOf } from './page.ts';

/** The codes that a page can still link; each is removed when it's linked. */
const KEY = 'codes-to-link';

/** Inside these, a link would be nested in another link or be a second address in a title. */
const CLOSED = new Set<string>(['heading', 'link', 'linkReference']);

function isClosed(node: Readonly<MdastNode>, context: MdastVisitorContext): boolean {
  let above: Readonly<MdastNode> | undefined = context.parent(node);
  while (above && above.type !== 'root') {
    if (CLOSED.has(above.type)) return true;
    above = context.parent(above);
  }
  return false;
}

/**
 * In a page's text, `assertion.dataHash.mismatch` becomes a link to the code's page, but only the first time and
 * never in a heading or a link. A site without data/status-codes.json doesn't have such links.
 */
export function codeLinks({ sourceDir, policy }: Pick<PageOptions, 'sourceDir' | 'policy'>) {
  return defineMdastPlugin({
    name: 'page-code-links',
    options: { position: true },
    before(_root, context) {
      const codes = hasStatusCodes(sourceDir) ? statusCodes(sourceDir).codes.map(({ code }) => code) : [];
      context.data[KEY] = new Set(codes);
    },
    inlineCode(node, context) {
      const open = context.data[KEY] as Set<string>;
      if (!open.has(node.value)) return undefined;
      if (isClosed(node, context)) return undefined;
      open.delete(node.value);
      const { record } = pageOf(context);
      const url = pageOfCode(node.value);
      record.links.push({ url, line: lineOf(node) ?? 1, kind: 'link', text: node.value });
      return {
        type: 'link',
        url: hrefOf(url, policy),
        children: [{ type: 'inlineCode', value: node.value }],
      } as const;
    },
  });
}
