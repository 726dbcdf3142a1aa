import type { DocComment } from './doc-comment.ts';
import type { ModelItem } from './model.ts';

const isEmpty = ({ text, returns, params, remarks, deprecated }: DocComment): boolean =>
  !text && !returns && !remarks && deprecated === undefined && Object.keys(params).length === 0;

/**
 * Members of a class without a comment get the comment of the member with the same name in what the class implements
 * or extends, as TypeScript's own tools do.
 */
export function inheritComments(items: readonly ModelItem[]): ModelItem[] {
  const byRef = new Map(items.map((item) => [item.ref, item]));
  return items.map((item) => {
    const ancestors = [...item.implements, ...item.extends].flatMap((type) =>
      type.flatMap(({ ref }) => (ref === undefined ? [] : (byRef.get(ref) ?? []))),
    );
    if (ancestors.length === 0) return item;
    const members = item.members.map((member) => {
      if (!isEmpty(member.comment) || member.static) return member;
      const same = ancestors
        .flatMap((ancestor) => ancestor.members)
        .find(
          ({ name, overload, comment }) =>
            name === member.name && overload === member.overload && !isEmpty(comment),
        );
      return same ? { ...member, comment: same.comment } : member;
    });
    return { ...item, members };
  });
}
