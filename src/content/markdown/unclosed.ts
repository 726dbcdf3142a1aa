import type { MdastNode } from 'satteri';

type Container = Readonly<Extract<MdastNode, { type: 'containerDirective' }>>;

/** A line that ends a callout, also in a list or a quotation. */
const CLOSING = /^[>\s]*:{3,}\s*$/;

/**
 * Whether a callout ends without its own `:::`, and so contains everything up to the end of the page, or of the callout
 * around it. A callout that begins later inside of it has taken the `:::` that was there.
 * @param lines of the page
 */
export function isUnclosed(node: Container, lines: readonly string[]): boolean {
  const end = node.position?.end.line ?? 0;
  const last = node.children.at(-1);
  const isOfLast = last?.type === 'containerDirective' && last.position?.end.line === end;
  return isOfLast || end === node.position?.start.line || !CLOSING.test(lines[end - 1] ?? '');
}

export const unclosedMessage = ({ name }: Container): string =>
  `:::${name} isn't closed, so it would contain the rest of the page; end it with ::: on a line of its own`;
