import { type Library, slugOf } from './library.ts';
import { callName, type Declaration, type DocComment, fullName, isCallable } from './model.ts';
import type { ItemPageText, MemberGroupText, PathText } from './schema.ts';
import { splitSentence } from './text.ts';

type Group = readonly [id: string, title: string, has: (item: Declaration) => boolean];

/** Members for the library itself: constructors that take a native object, and what returns one. */
const isInternal = ({ comment }: Declaration): boolean => comment.text.startsWith('For internal use');

const isMethod = (item: Declaration): boolean =>
  item.kind === 'method' && !item.isStatic && !isInternal(item);

/** The order on a page. */
const GROUPS: readonly Group[] = [
  // All static methods do.
  ['static-methods', 'Create', (item) => item.kind === 'method' && item.isStatic === true],
  ['methods', 'Methods', isMethod],
  ['properties', 'Properties', ({ kind }) => kind === 'property'],
  ['constructors', 'For internal use', isInternal],
];

/** A list of methods that's longer than this is divided by task. */
const METHODS_WITHOUT_TASKS = 12;

/** What methods are for, by their names, in the order in which a program calls them. Links to all methods lead to the first. */
const TASKS: ReadonlyArray<readonly [id: string, title: string, names: RegExp]> = [
  ['methods', 'Set up', /^(?:set|update)/],
  ['add-content', 'Add content', /^add(?!Redaction)/],
  ['redact-and-filter', 'Redact and filter', /^(?:addRedaction|filter)/],
  ['inspect', 'Inspect', /^get/],
  ['sign-and-save', 'Sign and save', /^(?:sign|to)/],
  ['free-memory', 'Free memory', /^free/],
];

const BY_TASK: readonly Group[] = [
  ...TASKS.map(([id, title, names]): Group => [id, title, (item) => isMethod(item) && names.test(item.name)]),
  [
    'other-methods',
    'Other methods',
    (item) => isMethod(item) && !TASKS.some(([, , names]) => names.test(item.name)),
  ],
];

/**
 * The texts of one page, except its title and description.
 * @param paths of the package
 * @param credit copyright holder and license
 */
export function itemPage(
  item: Declaration,
  items: readonly Declaration[],
  library: Library,
  paths: readonly PathText[],
  credit: string,
): ItemPageText {
  const { comment } = item;
  const address = library.addressOf(item);
  const own = pathsOf(address, item.name, paths);
  const [, rest] = splitSentence(comment.text || (comment.returns ?? ''));
  const linked = (markdown: string) => library.linkText(markdown, item);
  return {
    ...(comment.deprecated !== undefined && { deprecated: linked(comment.deprecated) }),
    signature: item.signature,
    origin: `From ${library.title}, ${item.file}. Signature and TSDoc ${credit}.`,
    about: linked([rest, comment.remarks, ...(comment.see ?? [])].join('\n\n')),
    paths: own,
    callable: callableOf(item, library),
    groups: memberGroups(item, library, own),
    heritage: heritageOf(item, items),
    examples: examplesOf(comment).map(linked),
  };
}

/** The paths that a page's calls are on. There, its own name goes without saying. */
const pathsOf = (address: string, name: string, paths: readonly PathText[]): PathText[] =>
  paths
    .map(({ title, calls }) => ({
      title,
      calls: calls.map(({ text, to }) =>
        to.split('#')[0] === address ? { text: text.replace(`${name}.`, ''), to, isOwn: true } : { text, to },
      ),
    }))
    .filter(({ calls }) => calls.some(({ isOwn }) => isOwn));

/** The names that an example uses but doesn't declare, with their types. */
export function givenIn(
  example: string,
  given: DocComment['given'] = {},
): Array<[name: string, type: string]> {
  const uses = (name: string) => new RegExp(`(?<![\\w$.'-])${name}\\b(?!['-]|: )`).test(example);
  const declares = (name: string) => new RegExp(`const (?:\\{[^}]*)?\\b${name}\\b`).test(example);
  return Object.entries(given).filter(([name]) => uses(name) && !declares(name));
}

/** Each example, and below it, the types of what it doesn't declare. */
const examplesOf = ({ examples = [], given }: DocComment): string[] =>
  examples.map((example) => {
    const names = givenIn(example, given).map(
      ([name, type]) => `\`${name}\` (${/^[A-Z]\w*$/.test(type) ? `{@link ${type}}` : `\`${type}\``})`,
    );
    return names.length > 0 ? `${example}\n\nNeeds ${new Intl.ListFormat('en').format(names)}.` : example;
  });

/** An interface or class with its members. */
export const wholeSignature = ({ signature, members, kind }: Declaration): string =>
  kind === 'interface' || kind === 'class'
    ? `${signature} {${(members ?? []).map((one) => `\n${one.signature}`.replaceAll('\n', '\n  ')).join('')}${members ? '\n' : ''}}`
    : signature;

function heritageOf(item: Declaration, items: readonly Declaration[]): ItemPageText['heritage'] {
  const heirs = (from: 'extends' | 'implements') =>
    items.filter((other) => other[from]?.includes(item.name)).map(({ name }) => name);
  return [
    { label: 'Extends', types: item.extends ?? [] },
    { label: 'Implements', types: item.implements ?? [] },
    { label: 'Extended by', types: heirs('extends') },
    { label: 'Implemented by', types: heirs('implements') },
  ].filter(({ types }) => types.length > 0);
}

/** What a function or method needs, returns, and throws. */
function callableOf(item: Declaration, library: Library, parent?: Declaration): ItemPageText['callable'] {
  if (!isCallable(item)) return undefined;
  const { params = {}, returns = '', throws } = item.comment;
  const linked = (markdown = '') => library.linkText(markdown, item, parent);
  return {
    parameters: item.parameters?.map((one) => ({ ...one, about: linked(params[one.name]) })),
    returns: item.type ? { type: item.type, about: linked(returns) } : undefined,
    throws: throws?.map(linked),
  };
}

function memberGroups(item: Declaration, library: Library, paths: readonly PathText[]): MemberGroupText[] {
  const all = item.members ?? [];
  /** Most programs call it, so it comes first. */
  const isMain = (one: Declaration) =>
    paths.some(({ calls }) => calls.some(({ to }) => to === library.addressOf(one, item)));
  const isLong = all.filter(isMethod).length > METHODS_WITHOUT_TASKS;
  return GROUPS.flatMap((group) => (group[0] === 'methods' && isLong ? BY_TASK : [group]))
    .map(([id, title, has]): MemberGroupText => {
      const members = all.filter(has);
      const isTable = id === 'properties';
      return {
        id,
        title,
        rows: isTable ? members.map((one) => rowOf(one, item, library)) : [],
        sections: isTable
          ? []
          : [...members.filter(isMain), ...members.filter((one) => !isMain(one))].map((one) =>
              sectionOf(one, item, library),
            ),
        isFolded: id === 'constructors',
      };
    })
    .filter(({ rows = [], sections = [] }) => rows.length + sections.length > 0);
}

/** Labels next to a member's name. */
const flagsOf = ({ isOptional, comment }: Declaration): string[] => [
  ...(isOptional ? ['optional'] : []),
  ...(comment.isExperimental ? ['experimental'] : []),
  ...(comment.deprecated === undefined ? [] : ['deprecated']),
];

/** A property with its whole description. */
function rowOf(member: Declaration, parent: Declaration, library: Library) {
  const { text, remarks = '', deprecated = '' } = member.comment;
  return {
    name: member.name,
    fullName: fullName(member, parent),
    id: slugOf(member),
    flags: flagsOf(member),
    type: member.type,
    about: library.linkText([deprecated, text, remarks].join('\n\n'), member, parent),
  };
}

function sectionOf(member: Declaration, parent: Declaration, library: Library) {
  const { text, returns = '', remarks = '', deprecated } = member.comment;
  const linked = (markdown: string) => library.linkText(markdown, member, parent);
  const [brief, rest] = splitSentence(text || returns);
  return {
    id: slugOf(member),
    heading: callName(member),
    flags: flagsOf(member),
    signature: member.signature,
    ...(deprecated !== undefined && { deprecated: linked(deprecated) }),
    brief: linked(brief),
    about: linked(`${rest}\n\n${remarks}`),
    callable: callableOf(member, library, parent) ?? {},
    examples: examplesOf(member.comment).map(linked),
  };
}

/** The first sentence about an item, without markup and links resolved, for the page's description. */
export const firstSentence = ({ comment }: Declaration): string =>
  splitSentence(comment.text || (comment.returns ?? ''))[0];

/** What a page's title calls an export. */
export const kindOf = ({ kind }: Declaration): string => (kind === 'variable' ? 'constant' : kind);

/** The page's title: `createC2pa() function (c2pa-web)`, and `c2pa-web/inline` for another entry point. */
export const itemTitle = (item: Declaration, shortName: string): string =>
  `${callName(item)} ${kindOf(item)} (${shortName}${item.entry ? `/${item.entry}` : ''})`;
