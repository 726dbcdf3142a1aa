import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { MdastNode, MdastVisitorContext } from 'satteri';
import { hrefOf } from '../../addresses/address.ts';
import { carriesCredentials } from '../picture-files.ts';
import type { PageOptions } from './page.ts';

/** The page with the inspector, and its section about the pin. */
const INSPECTOR_PAGE = 'verify';
const SECTION = 'our-pictures';

/**
 * The target of a picture's pin: the inspector, opened with the file, and the section about it that's readable
 * without script. Undefined if there's no pin: for pictures without credentials, on a site without an inspector, and
 * inside a link, which can't contain another link.
 */
export function pinHref(
  { name, src }: { name: string; src: string },
  node: Readonly<MdastNode>,
  context: MdastVisitorContext,
  { sourceDir, policy, docs }: Pick<PageOptions, 'sourceDir' | 'policy' | 'docs'>,
): string | undefined {
  const [version] = docs;
  if (!carriesCredentials(name) || !version || isInLink(node, context)) return undefined;
  if (!existsSync(join(sourceDir, version.dir, `${INSPECTOR_PAGE}.mdx`))) return undefined;
  const file = src.split('/').map(encodeURIComponent).join('/');
  return hrefOf(`${version.path}/${INSPECTOR_PAGE}?inspect=${file}#${SECTION}`, policy);
}

function isInLink(node: Readonly<MdastNode>, context: MdastVisitorContext): boolean {
  const above = context.parent(node);
  if (!above || above.type === 'root') return false;
  return above.type === 'link' || isInLink(above, context);
}
