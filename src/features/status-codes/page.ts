import type { Heading } from '../../content/markdown/page.ts';
import type { Cause } from './causes.ts';
import type { StatusCode, StatusTopic } from './schema.ts';

/** The page that lists all codes; each code has a page below it. */
export const STATUS_CODES_PAGE = '/docs/codes';

export const pageOfCode = (one: string): string => `${STATUS_CODES_PAGE}/${one}`;

/** A code in a list of codes. */
export type CodeLine = Pick<StatusCode, 'code' | 'group' | 'short'>;

/** The contents of a code's page. */
export interface StatusCodePage {
  entry: StatusCode;
  /** Whether any core can report it; the page of a code that no core reports is shorter and says so first. */
  reported: boolean;
  /** Causes with a fix, the most reported first. */
  known: Cause[];
  effect: string;
  /** What each release line of the core does with it: version and sentence. */
  cores: Array<{ version: string; support: string }>;
  clause?: { title: string; href: string; document: string };
  related: CodeLine[];
  replacedBy?: CodeLine;
  samples: Array<{ title: string; href: string }>;
  topic: { label: string; href: string };
  read: StatusTopic['read'];
}

/** The contents of a topic's page. */
export interface StatusTopicPage {
  topic: StatusTopic;
  codes: CodeLine[];
}

const heading = (slug: string, text: string): Heading => ({ depth: 2, slug, text });

/** Headings of a code's page, in order; the view prints the same ones. */
export const CODE_HEADINGS = {
  meaning: heading('meaning', 'What it means'),
  causes: heading('causes', 'Likely causes'),
  do: heading('what-to-do', 'What to do'),
  report: heading('in-a-report', 'In a report'),
  origin: heading('origin', "Where it's defined"),
  related: heading('related', 'Related codes and pages'),
} as const;

/** Headings of a topic's page. */
export const TOPIC_HEADINGS = {
  codes: heading('codes', 'Codes'),
  read: heading('read-more', 'Read more'),
} as const;
