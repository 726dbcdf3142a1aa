import { ConfigError } from '../../config/errors.ts';
import type { ModelItem } from './model.ts';

/** How a reference is cut into pages. */
export interface Scheme {
  /** Id of the page that all hang under: `js-sdk/api`. */
  root: string;
  /** Stands before the name in a page's id: `c2pa.` or ''. */
  prefix: string;
  /** Whether members have pages of their own; else they are sections of their parent's page. */
  memberPages: boolean;
  /** Exports that are shown on the package's page: too small for a page of their own. */
  small: readonly string[];
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/**
 * The part of an address that a name makes. These are the rules of the tool that made the legacy reference: lower
 * case, quotes and every character but letters, digits, `_`, `-` and `.` become `_`, overloads count from `_1`.
 */
export function slugOf({ name, overload, entry }: Pick<ModelItem, 'name' | 'overload' | 'entry'>): string {
  const written = `${entry && `${entry}.`}${IDENTIFIER.test(name) ? name : `"${name}"`}`;
  return written.toLowerCase().replace(/[^a-z0-9_.-]/g, '_') + (overload > 1 ? `_${overload - 1}` : '');
}

/** A page of the reference: an export, or a member where members have pages. */
export interface PagePlace {
  item: ModelItem;
  parent?: ModelItem;
  /** Id of the page: `js-sdk/api/c2pa.manifest.title`. */
  id: string;
}

/**
 * Gives every export, and every member where the scheme says so, its page.
 * @throws ConfigError when two would have one address on a host whose files do not know upper from lower case
 */
export function placePages(items: readonly ModelItem[], scheme: Scheme, packageName: string): PagePlace[] {
  const places = items.flatMap((item): PagePlace[] => {
    const slug = slugOf(item);
    const place = { item, id: `${scheme.root}/${scheme.prefix}${slug}` };
    // What is indexed has no name, so that it has no address either.
    const members = scheme.memberPages ? item.members.filter(({ kind }) => kind !== 'index') : [];
    return [
      place,
      ...members.map((member) => ({ item: member, parent: item, id: `${place.id}.${slugOf(member)}` })),
    ];
  });
  const problems = [...Map.groupBy(places, ({ id }) => id.toLowerCase())]
    .filter(([, group]) => group.length > 1)
    .map(([id, group]) => {
      const names = group.map(({ item }) => `\`${item.key}\``).join(' and ');
      return {
        file: 'src/content/api-model/addresses.ts',
        key: packageName,
        value: id,
        problem: `${names} of ${packageName} have the same address, /docs/${id}`,
        fix: 'name one of them in `small` of its family, which shows it on the page of the package',
      };
    });
  if (problems.length > 0) throw new ConfigError(problems);
  return places;
}
