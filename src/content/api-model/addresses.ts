import { ConfigError } from '../../config/errors.ts';
import type { ModelItem } from './model.ts';

/** How a reference is divided into pages. */
export interface Scheme {
  /** Id of the parent page of all others: `js-sdk/api`. */
  root: string;
  /** Prefix of the name in a page's id: `c2pa.` or ''. */
  prefix: string;
  /** Whether members have their own pages; otherwise, they're sections of their parent's page. */
  memberPages: boolean;
  /** Exports shown on the package's page because they're too small for their own. */
  small: readonly string[];
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/**
 * The part of an address derived from a name. These are the rules of the tool that generated the legacy reference:
 * lowercase; quotation marks and every character except letters, digits, `_`, `-`, and `.` become `_`; overloads are
 * numbered from `_1`.
 */
export function slugOf({ name, overload, entry }: Pick<ModelItem, 'name' | 'overload' | 'entry'>): string {
  const written = `${entry && `${entry}.`}${IDENTIFIER.test(name) ? name : `"${name}"`}`;
  return written.toLowerCase().replace(/[^a-z0-9_.-]/g, '_') + (overload > 1 ? `_${overload - 1}` : '');
}

/** A page of the reference: an export, or a member if members have pages. */
export interface PagePlace {
  item: ModelItem;
  parent?: ModelItem;
  /** Id of the page: `js-sdk/api/c2pa.manifest.title`. */
  id: string;
}

/**
 * Assigns a page to every export and, if the scheme says so, to every member.
 * @throws ConfigError if two would have the same address on a host whose file names ignore case
 */
export function placePages(items: readonly ModelItem[], scheme: Scheme, packageName: string): PagePlace[] {
  const places = items.flatMap((item): PagePlace[] => {
    const slug = slugOf(item);
    const place = { item, id: `${scheme.root}/${scheme.prefix}${slug}` };
    // An index signature has no name, so it has no address either.
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
