import type { MdastNode } from 'satteri';

type Fence = Readonly<Extract<MdastNode, { type: 'code' }>>;

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

/** The marks of a code fence, also in a list or a quotation, and what follows them. */
const FENCE = /^[>\s]*?(`{3,}|~{3,})[ \t]*(.*)$/;

/**
 * Whether a code fence lacks its end, and so contains the text up to the next one: that one begins with a language inside of
 * it. The last fence of a page ends with the page instead.
 * @param lines of the page
 */
export function isOpenFence(node: Fence, lines: readonly string[]): boolean {
  const { start, end } = node.position ?? {};
  const [, marks] = FENCE.exec(lines[(start?.line ?? 0) - 1] ?? '') ?? [];
  if (marks === undefined || !start || !end) return false;
  const [, last = '', rest] = FENCE.exec(lines[end.line - 1] ?? '') ?? [];
  const isClosed = end.line > start.line && last.startsWith(marks) && rest === '';
  const begins = node.value.split('\n').some((line) => {
    const [, inner = '', language = ''] = FENCE.exec(line) ?? [];
    return inner.startsWith(marks) && /^\w/.test(language);
  });
  return begins || !isClosed;
}

export const openFenceMessage = (language: string): string =>
  `the code that begins with \`\`\`${language} isn't closed; end it with \`\`\` on a line of its own (with four marks, it can contain three)`;
