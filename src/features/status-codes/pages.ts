import { join } from 'node:path';
import type { SidebarItem } from '../../config/sidebars.ts';
import type { Family, GeneratedFacts, StatusPage } from '../../content/generated/page.ts';
import { readTask } from '../samples/task.ts';
import { causes, causesOf } from './causes.ts';
import { type Fact, pageOfCode, STATUS_CODES_PAGE } from './page.ts';
import {
  CORES,
  effectOf,
  STATUS_CODES_FILE,
  type StatusCode,
  type StatusCodeList,
  type StatusTopic,
  statusCodes,
} from './schema.ts';

const ID = STATUS_CODES_PAGE.replace('/docs/', '');
const GROUP_NOUN = { success: 'success', informational: 'informational code', failure: 'failure' } as const;

/** What a core does with a code, as a sentence. */
const CORE_SUPPORT: Readonly<Record<StatusCode['core'][(typeof CORES)[number]], string>> = {
  reports: 'Reports it',
  stops: 'Records it, then ends the read with an error, so it rarely appears in a report',
  unused: 'Defines it but never reports it',
  absent: "Doesn't define it",
};

/** The documents that define codes: their titles, and their addresses up to the anchor of a clause. */
const documentsOf = (list: StatusCodeList) => ({
  c2pa: { title: list.specification, address: list.address },
  'c2pa-next': { title: list.next.specification, address: list.next.address },
  cawg: { title: list.identity, address: list.identityAddress },
});

/** One page for each validation status code and one for each topic, from data/status-codes.json. */
export function statusCodePages(sourceDir: string): Family<StatusPage> {
  const list = statusCodes(sourceDir);
  return {
    pages: [
      ...list.topics.map((topic) => topicPage(list, topic)),
      ...list.codes.map((entry) => codePage(list, entry, sourceDir)),
    ],
    sidebar: list.topics.map(
      ({ id, label }): SidebarItem => ({
        type: 'category',
        label,
        id: `${ID}/${id}`,
        collapsed: true,
        items: list.codes
          .filter(({ topic }) => topic === id)
          .map(({ code }) => ({ type: 'doc', id: `${ID}/${code}` })),
      }),
    ),
  };
}

function facts(list: StatusCodeList, id: string): Omit<GeneratedFacts, 'title' | 'description'> {
  return {
    id: `${ID}/${id}`,
    type: 'code',
    checked: {
      date: list.checked,
      with: [list.specification, list.identity, ...CORES.map((core) => `c2pa ${list.core[core].version}`)],
    },
    sources: CORES.map((core) => ({
      title: `c2pa-rs ${list.core[core].version}, validation_results.rs`,
      url: `https://github.com/contentauth/c2pa-rs/blob/${list.core[core].commit}/sdk/src/validation_results.rs`,
    })),
    file: STATUS_CODES_FILE,
  };
}

/** The pages to read after one of a topic's. */
const readMore = ({ read }: StatusTopic): string[] => [
  `[Every validation status code](${STATUS_CODES_PAGE})`,
  ...read.map(({ title, href }) => `[${title}](${href})`),
];

function topicPage(list: StatusCodeList, topic: StatusTopic): StatusPage {
  return {
    ...facts(list, topic.id),
    title: `Status codes: ${topic.label}`,
    description: topic.text,
    sidebarLabel: topic.label,
    view: 'status-topic',
    data: { topic, codes: list.codes.filter((one) => one.topic === topic.id), pages: readMore(topic) },
  };
}

function codePage(list: StatusCodeList, entry: StatusCode, sourceDir: string): StatusPage {
  const { code, group, short, replacedBy } = entry;
  const reported = CORES.some((core) => ['reports', 'stops'].includes(entry.core[core]));
  const links = new Map(
    list.codes.map((one) => [
      one.code,
      `[\`${one.code}\`](${pageOfCode(one.code)}) (${one.group}): ${one.short}`,
    ]),
  );
  const related = new Set([...(replacedBy ? [replacedBy] : []), ...entry.related]);
  return {
    ...facts(list, code),
    title: code,
    description: `${short} ${
      reported
        ? `What this ${GROUP_NOUN[group]} means, why it appears, and what to do.`
        : `The SDK never reports this ${GROUP_NOUN[group]}. What it means, and what to do instead.`
    }`,
    view: 'status-code',
    data: {
      entry,
      reported,
      known: causesOf(causes(sourceDir), code),
      report: reportOf(list, entry, reported ? sourceDir : undefined),
      origin: originOf(list, entry),
      related: [...related].flatMap((one) => links.get(one) ?? []),
      pages: list.topics
        .filter(({ id }) => id === entry.topic)
        .flatMap((topic) => [
          `[All codes on this topic: ${topic.label}](${STATUS_CODES_PAGE}/${topic.id})`,
          ...readMore(topic),
        ]),
    },
  };
}

const inCode = (text: string): string => `\`${text}\``;

/** What a report has for a code. @param sourceDir none for a code that no core reports */
function reportOf(list: StatusCodeList, entry: StatusCode, sourceDir: string | undefined): Fact[] {
  const { group, standardGroup, says, tested } = entry;
  const cores = CORES.map(
    (core): Fact => [`Core ${list.core[core].version}`, CORE_SUPPORT[entry.core[core]]],
  );
  const named: Fact = ['Group', group + (standardGroup ? ` (${standardGroup})` : '')];
  const said: Fact[] = says
    ? [[`Explanation in core ${list.core['0.91'].version}`, ...says.map(inCode)]]
    : [];
  if (sourceDir === undefined) return [named, ...said, ...cores];
  const samples = tested.flatMap((name) => sampleOf(sourceDir, name));
  return [
    named,
    ['Effect on the state', effectOf(entry)],
    ['What url points to', entry.url],
    ...said,
    ...cores,
    ['Tested by', ...(samples.length > 0 ? samples : ['none of our samples'])],
  ];
}

/** Who defines a code, and since when. */
function originOf(list: StatusCodeList, { since, constants, clause }: StatusCode): Fact[] {
  const { standard, until, why, core } = since;
  const sentences = [
    standard && `${standard}${until ? `, last listed in ${until}` : ''}.`,
    why,
    core && `In the Rust core since ${core}.`,
  ];
  const document = clause && documentsOf(list)[clause.in];
  return [
    ['Since', sentences.filter(Boolean).join(' ')],
    ...(constants.length > 0 ? [['Rust constant', constants.map(inCode).join(', ')] as const] : []),
    ...(document
      ? [['Clause', `[${document.title}, ${clause.title}](${document.address}${clause.anchor})`] as const]
      : []),
  ];
}

/** A link to a sample's program. */
function sampleOf(sourceDir: string, name: string): string[] {
  const task = readTask(join(sourceDir, 'samples'), name);
  const found = Object.entries(task?.languages ?? {}).flatMap(([language, check]) =>
    'file' in check ? [{ language, file: check.file }] : [],
  );
  const one = found.find(({ language }) => language === 'node') ?? found[0];
  // With the file name, because a guide may have the same title as the sample.
  return task && one ? [`[${task.title} (${one.file})](/samples/${name}/${one.language}/${one.file})`] : [];
}
