import { join } from 'node:path';
import type { SidebarItem } from '../../config/sidebars.ts';
import type { Family, GeneratedFacts, StatusPage } from '../../content/generated/page.ts';
import { readTask } from '../samples/task.ts';
import { causes, causesOf } from './causes.ts';
import {
  CODE_HEADINGS,
  type CodeLine,
  STATUS_CODES_PAGE,
  type StatusCodePage,
  TOPIC_HEADINGS,
} from './page.ts';
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

const lineOf = ({ code, group, short }: StatusCode): CodeLine => ({ code, group, short });

function facts(list: StatusCodeList, id: string): Omit<GeneratedFacts, 'title' | 'description' | 'headings'> {
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

function topicPage(list: StatusCodeList, topic: StatusTopic): StatusPage {
  return {
    ...facts(list, topic.id),
    title: `Status codes: ${topic.label}`,
    description: topic.text,
    sidebarLabel: topic.label,
    headings: Object.values(TOPIC_HEADINGS),
    view: 'status-topic',
    data: { topic, codes: list.codes.filter((one) => one.topic === topic.id).map(lineOf) },
  };
}

function codePage(list: StatusCodeList, entry: StatusCode, sourceDir: string): StatusPage {
  const find = (code: string) => list.codes.filter((one) => one.code === code).map(lineOf);
  const topic = list.topics.find(({ id }) => id === entry.topic);
  const [replacedBy] = find(entry.replacedBy ?? '');
  const { clause } = entry;
  const reported = CORES.some((core) => ['reports', 'stops'].includes(entry.core[core]));
  return {
    ...facts(list, entry.code),
    title: entry.code,
    description: `${entry.short} ${
      reported
        ? `What this ${GROUP_NOUN[entry.group]} means, why it appears, and what to do.`
        : `The SDK never reports this ${GROUP_NOUN[entry.group]}. What it means, and what to do instead.`
    }`,
    headings: Object.values(CODE_HEADINGS),
    view: 'status-code',
    data: {
      entry,
      reported,
      known: causesOf(causes(sourceDir), entry.code),
      effect: effectOf(entry),
      cores: CORES.map((core) => ({
        version: list.core[core].version,
        support: CORE_SUPPORT[entry.core[core]],
      })),
      ...(clause && {
        clause: {
          title: clause.title,
          href: documentsOf(list)[clause.in].address + clause.anchor,
          document: documentsOf(list)[clause.in].title,
        },
      }),
      related: entry.related.flatMap(find),
      ...(replacedBy && { replacedBy }),
      samples: entry.tested.flatMap((name) => sampleOf(sourceDir, name)),
      topic: { label: topic?.label ?? '', href: `${STATUS_CODES_PAGE}/${entry.topic}` },
      read: topic?.read ?? [],
    },
  };
}

/** A sample's title, with its program's address. */
function sampleOf(sourceDir: string, name: string): StatusCodePage['samples'] {
  const task = readTask(join(sourceDir, 'samples'), name);
  const found = Object.entries(task?.languages ?? {}).flatMap(([language, check]) =>
    'file' in check ? [{ language, file: check.file }] : [],
  );
  const one = found.find(({ language }) => language === 'node') ?? found[0];
  // With the file name, because a guide may have the same title as the sample.
  return task && one
    ? [{ title: `${task.title} (${one.file})`, href: `/samples/${name}/${one.language}/${one.file}` }]
    : [];
}
