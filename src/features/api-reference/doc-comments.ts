import ts from 'typescript';
import type { Declaration, DocComment } from './model.ts';

/** Tags whose text is of no use to readers: the authors' to-do notes, and release stages. */
const DROPPED = new Set(['todo', 'public', 'internal', 'beta', 'alpha', 'packageDocumentation']);

const textOf = (comment: ts.JSDocTag['comment']): string =>
  (ts.getTextOfJSDocComment(comment) ?? '').replace(/^-\s+/, '').trim();

/** The comment of a declaration, in parts. */
export function docComment(node: ts.Node): DocComment {
  const found = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  const text = textOf(found?.comment);
  // A declaration without its own comment has the license comment at the top of its file.
  const comment: DocComment = { text: /^Copyright \d{4} /.test(text) ? '' : text };
  for (const tag of found?.tags ?? []) put(comment, tag);
  return comment;
}

function put(comment: DocComment, tag: ts.JSDocTag): void {
  const name = tag.tagName.text;
  const text = textOf(tag.comment);
  if (ts.isJSDocParameterTag(tag)) comment.params = { ...comment.params, [tag.name.getText()]: text };
  else if (name === 'returns' || name === 'return') comment.returns = text;
  else if (name === 'throws') comment.throws = [...(comment.throws ?? []), text];
  else if (name === 'deprecated') comment.deprecated = text;
  else if (name === 'example') comment.examples = [...(comment.examples ?? []), text];
  else if (name === 'see') comment.see = [...(comment.see ?? []), text];
  else if (!DROPPED.has(name)) comment.remarks = `${comment.remarks ?? ''}\n\n${text}`.trim();
}

const isEmpty = ({ text, ...rest }: DocComment): boolean => text === '' && Object.keys(rest).length === 0;

/** Members of a class without a comment get that of the same member in what the class implements or extends. */
export function inheritComments(items: readonly Declaration[]): Declaration[] {
  return items.map((item) => {
    const names = [...(item.implements ?? []), ...(item.extends ?? [])];
    const inherited = items.filter(({ name }) => names.includes(name)).flatMap(({ members = [] }) => members);
    const members = item.members?.map((member) => {
      if (!isEmpty(member.comment) || member.isStatic) return member;
      const same = inherited.find(({ name, comment }) => name === member.name && !isEmpty(comment));
      return same ? { ...member, comment: same.comment } : member;
    });
    return members ? { ...item, members } : item;
  });
}
