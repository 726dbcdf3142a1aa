import type { Block, MemberGroup, MemberSection, Row } from '../../page-data/api-reference.ts';
import { type Library, memberId } from './library.ts';
import type { ModelItem } from './model.ts';
import { callName, fullName } from './names.ts';
import { createWriter } from './writer.ts';

/** Pages with at least this many methods begin with a table of them, which readers can filter. */
const MANY = 8;

/** The order on a page. */
const GROUPS: ReadonlyArray<readonly [id: string, title: string, has: (item: ModelItem) => boolean]> = [
  ['constructors', 'Constructor', ({ kind }) => kind === 'constructor'],
  ['static-methods', 'Static methods', (item) => item.kind === 'method' && item.static],
  ['methods', 'Methods', (item) => item.kind === 'method' && !item.static],
  ['properties', 'Properties', ({ kind }) => kind === 'property'],
  ['index-signatures', 'Index signature', ({ kind }) => kind === 'index'],
];

/** @param memberPages whether each member has its own page, which tables then link to */
export async function memberGroups(
  library: Library,
  item: ModelItem,
  memberPages: boolean,
): Promise<MemberGroup[]> {
  const groups = GROUPS.map(([id, title, has]) => ({ id, title, members: item.members.filter(has) }));
  return Promise.all(
    groups
      .filter(({ members }) => members.length > 0)
      .map(async ({ id, title, members }): Promise<MemberGroup> => {
        const asRows = memberPages || id === 'properties' || members.length > MANY;
        const asSections = !memberPages && id !== 'properties';
        return {
          id,
          title,
          rows: asRows ? await Promise.all(members.map((one) => rowOf(library, one, item, memberPages))) : [],
          sections: asSections ? await Promise.all(members.map((one) => sectionOf(library, one, item))) : [],
        };
      }),
  );
}

/** Labels next to a member's name. */
function flagsOf({ optional, comment, static: isStatic }: ModelItem): string[] {
  return [
    ...(isStatic ? ['static'] : []),
    ...(optional ? ['optional'] : []),
    ...(comment.deprecated === undefined ? [] : ['deprecated']),
  ];
}

async function rowOf(
  library: Library,
  member: ModelItem,
  parent: ModelItem,
  memberPages: boolean,
): Promise<Row> {
  const writer = createWriter(library, member, parent);
  const isWhole = !memberPages && member.kind === 'property';
  const summary: Block[] = [{ type: 'paragraph', text: writer.summary(member) }];
  const row = {
    name: callName(member, parent.members),
    fullName: fullName(member, parent.members, parent),
    flags: flagsOf(member),
    type: writer.type(member.kind === 'property' ? member.type : member.returns),
    about: isWhole ? await aboutOf(library, member, parent) : summary,
  };
  if (member.kind === 'index') return row;
  return isWhole ? { ...row, id: memberId(member) } : { ...row, to: library.addressOf(member) };
}

/** The full description of a member, in order. */
async function aboutOf(library: Library, member: ModelItem, parent: ModelItem): Promise<Block[]> {
  const writer = createWriter(library, member, parent);
  const { text, remarks, deprecated } = member.comment;
  const parts = [text, remarks, deprecated === undefined ? '' : `**Deprecated.** ${deprecated}`];
  return (await Promise.all(parts.map(writer.text))).flat();
}

async function sectionOf(library: Library, member: ModelItem, parent: ModelItem): Promise<MemberSection> {
  const writer = createWriter(library, member, parent);
  const { text, remarks, deprecated, examples } = member.comment;
  const callable = await writer.callable(member);
  return {
    id: memberId(member),
    heading: callName(member, parent.members),
    flags: flagsOf(member).filter((flag) => flag !== 'static'),
    signature: await writer.signature(member),
    ...(deprecated !== undefined && { deprecated: await writer.text(deprecated) }),
    about: [...(await writer.text(text)), ...(await writer.text(remarks))],
    ...(callable && { callable }),
    examples: await Promise.all(examples.map(writer.text)),
  };
}
