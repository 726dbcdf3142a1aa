import type { NamedLink } from '../../page-data/api-reference.ts';
import type { Library } from './library.ts';
import type { ModelItem } from './model.ts';
import { fullName } from './names.ts';

/** The declarations that some tokens refer to, each once. */
export function namedIn(library: Library, item: ModelItem): ModelItem[] {
  const found = item.tokens.flatMap(({ ref }) => (ref === undefined ? [] : (library.find(ref) ?? [])));
  return [...new Set(found)].filter((one) => one !== item);
}

/** For each declaration, the pages and sections whose declaration refers to it. */
export function usages(library: Library, items: readonly ModelItem[]): Map<ModelItem, NamedLink[]> {
  const found = new Map<ModelItem, NamedLink[]>();
  const note = (user: ModelItem, among: readonly ModelItem[], parent?: ModelItem) => {
    for (const used of namedIn(library, user)) {
      if (used === parent) continue;
      const links = found.get(used) ?? [];
      links.push({ text: fullName(user, among, parent), to: library.addressOf(user) });
      found.set(used, links);
    }
  };
  for (const item of items) {
    note(item, items);
    // The class describes what it implements.
    if (library.mirrors.has(item)) continue;
    for (const member of item.members) note(member, item.members, item);
  }
  return found;
}

/** The declarations without a page that pages refer to, directly or through another one, by name. */
export function reachableShapes(library: Library): ModelItem[] {
  const shapes = new Set(library.shapes);
  const reached = new Set<ModelItem>();
  const queue = library.places.map(({ item }) => item);
  for (let item = queue.pop(); item; item = queue.pop()) {
    const named = [item, ...item.members].flatMap((one) => namedIn(library, one));
    for (const one of named) {
      if (!shapes.has(one) || reached.has(one)) continue;
      reached.add(one);
      queue.push(one);
    }
  }
  return library.shapes.filter((shape) => reached.has(shape));
}
