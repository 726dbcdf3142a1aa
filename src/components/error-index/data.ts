import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import GithubSlugger from 'github-slugger';
import { type MdastNode, mdxToMdast } from 'satteri';
import { z } from 'zod';
import { docAddress, docIdOf } from '../../config/address.ts';
import { line, readDataFile } from '../../content/read-data-file.ts';
import { withVersions } from '../../features/samples/versions.ts';
import { CAUSES_PAGE, causes } from '../../features/status-codes/causes.ts';
import { withoutLinks } from '../../ui/text.ts';

const FILE = 'error-messages.json';

/** A message that no other page explains. Its cause and fix can have links, as in Markdown. */
const errorMessage = z.strictObject({
  /** Code between backticks, with `…` for what varies, and words around it. */
  message: line,
  /** The library that prints it, or what the shared core was doing. */
  where: z.string(),
  cause: line,
  fix: line,
});

const errorMessageList = z.strictObject({
  /** When and with what the messages were checked. */
  checked: z.strictObject({ on: z.iso.date(), with: z.array(line).min(1) }),
  messages: z.array(errorMessage).min(1),
});

export type ErrorMessage = z.infer<typeof errorMessage>;

/** The messages in data/error-messages.json; none if the site doesn't have the file. @throws AuthorError if it has a mistake */
export const errorMessages = (sourceDir: string): ErrorMessage[] =>
  existsSync(join(sourceDir, 'data', FILE)) ? readDataFile(sourceDir, FILE, errorMessageList).messages : [];

/** A place that explains an error: a table on a page. */
export interface Place {
  label: string;
  /** The page's title, if the label only adds the message, which the row has already. */
  short?: string;
  /** `/docs/signing#common-errors` */
  address: string;
}

/** A message, and every place that explains it. */
export interface ErrorEntry {
  /** Code between backticks, and words around it. */
  message: string;
  /** What Rust prints for it with `unwrap`, or from `main`: `JumbfNotFound`. */
  names: string[];
  /** The library that prints it, or what the core was doing, if no page explains the message. */
  where?: string;
  /** With code and links; none if only its pages can show it. */
  cause?: string;
  /** The same for what to do. */
  fix?: string;
  /** None if the row says all there is. */
  places: Place[];
}

const TITLE = /^title:\s*"?(.+?)"?\s*$/m;
const FOLDER = 'docs';
/** The page that has the index, and sections for some of its messages. */
const ERRORS_PAGE = '/docs/errors';

const NAMES_FILE = 'error-names.json';
/** The core's errors: the message of each, with `…` for what varies, and its names in Rust. */
const namesFile = z.strictObject({
  source: z.string(),
  names: z.record(z.string(), z.array(z.string()).min(1)),
});

/** The names in Rust by what {@link bare} makes of the message; none if the site doesn't have the file. */
function namesByMessage(sourceDir: string): Map<string, string[]> {
  if (!existsSync(join(sourceDir, 'data', NAMES_FILE))) return new Map();
  const { names } = readDataFile(sourceDir, NAMES_FILE, namesFile);
  return new Map(Object.entries(names).map(([message, list]) => [bare(message), list]));
}

type Explanation = Pick<ErrorEntry, 'cause' | 'fix'>;

/** The first place that explains a message gives both. */
function explain(entry: Explanation, explanation: Explanation) {
  if (entry.cause === undefined && entry.fix === undefined) Object.assign(entry, explanation);
}

/** Every message of data/error-messages.json, of the tables and sections of errors on all pages, and of the known causes, in alphabetical order. @param sourceDir the folder the site is made from */
export function errorEntries(sourceDir: string): ErrorEntry[] {
  const found = new Map<string, Omit<ErrorEntry, 'message' | 'names'>>();
  const entryOf = (message: string) => {
    const entry = found.get(message) ?? { places: [] };
    found.set(message, entry);
    return entry;
  };
  for (const { message, where, cause, fix } of errorMessages(sourceDir))
    Object.assign(entryOf(message), { where, cause, fix });
  for (const { message, place, ...explained } of onPages(sourceDir)) {
    const entry = entryOf(message);
    if (!entry.places.some(({ address }) => address === place.address)) entry.places.push(place);
    explain(entry, explained);
  }
  for (const { id, messages, cause, fix } of causes(sourceDir))
    for (const { text } of messages) {
      const entry = entryOf(text);
      entry.places.unshift({
        label: `Known cause: ${id.replaceAll('-', ' ')}`,
        address: `${CAUSES_PAGE}#cause-${id}`,
      });
      explain(entry, { cause, fix });
    }
  const known = namesByMessage(sourceDir);
  const namesOf = (message: string) =>
    [...message.matchAll(CODE)].flatMap(([, , code = '']) => known.get(bare(code)) ?? []);
  return [...found]
    .map(([message, entry]) => ({ message: withoutLinks(message), names: namesOf(message), ...entry }))
    .sort((a, b) => plain(a.message).localeCompare(plain(b.message), 'en'));
}

/** The messages that pages explain. Their links stay on the page, and so does a text in which a word has an explanation. */
function* onPages(sourceDir: string): Generator<{ message: string; place: Place } & Explanation> {
  const folder = join(sourceDir, FOLDER);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.mdx')) continue;
    const source = withVersions(readFileSync(join(folder, file), 'utf8'), sourceDir);
    const [, title = file] = TITLE.exec(source) ?? [];
    for (const { message, heading, ...explained } of errorRows(source)) {
      // A state, or words alone, describe what someone sees. They stay on their page.
      if (!/`[^`]{8,}`/.test(message)) continue;
      const label =
        !heading || heading.text.startsWith('Common errors') ? title : `${title}: ${plain(heading.text)}`;
      const page = docAddress(`/${FOLDER}`, docIdOf(file));
      const isItsOwn = heading && plain(heading.text) === plain(message);
      const short = page === ERRORS_PAGE ? 'Below' : isItsOwn ? title : undefined;
      const address = page + (heading ? `#${heading.id}` : '');
      const place = { label, address, ...(short && { short }) };
      const shown = Object.entries(explained).map(([key, text]) => [
        key,
        withoutLinks(text).replaceAll('\\|', '|'),
      ]);
      yield { message, place, ...(!/``|:term|</.test(shown.join()) && Object.fromEntries(shown)) };
    }
  }
}

/** The words of a text, without marks of code and the dots of what varies. */
const CODE = /(`{1,2})\s?(.+?)\s?\1(?!`)/g;
/** A message without quotes, what varies, and what's only before or after that. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[…"'`]/g, '')
    .replace(/[\s:.,(=]+$/, '');
const plain = (text: string) => text.replace(/[`…]/g, '').trim();

/** A message that a page explains in a table of errors or in a section of its own, and where it is. */
interface ErrorRow {
  /** Markdown on one line, as the page has it: code, and words around it. */
  message: string;
  /** The heading above the table, or the message itself, and its id; none above the first heading. */
  heading?: { text: string; id: string };
  /** The table's next column, or the first sentence of the message's own section. */
  cause?: string;
  /** The column after that, or the rest of the section's first paragraph. */
  fix?: string;
}

/** Sections below such a heading have messages as their headings. */
const ERRORS = /\berrors?\b/i;

const textOf = (node: MdastNode): string =>
  'children' in node ? node.children.map(textOf).join('') : 'value' in node ? String(node.value) : '';

/** Every message in a page's tables and sections of errors, in their order. @param source a page's Markdown */
export function errorRows(source: string): ErrorRow[] {
  const slugger = new GithubSlugger();
  const tree = mdxToMdast(source, { features: { directive: true, headingAttributes: true } });
  const blocks: readonly MdastNode[] = 'children' in tree ? tree.children : [];
  const written = ({ children }: { children: readonly MdastNode[] }) =>
    source.slice(children[0]?.position?.start.offset, children.at(-1)?.position?.end.offset ?? 0);
  let heading: ErrorRow['heading'];
  let isErrorSection = false;
  return blocks.flatMap((block, index): ErrorRow[] => {
    if (block.type === 'heading') {
      const text = written(block);
      const { hProperties }: { hProperties?: { id?: string } } = block.data ?? {};
      heading = { text, id: hProperties?.id ?? slugger.slug(textOf(block)) };
      if (block.depth === 2) isErrorSection = ERRORS.test(text);
      else if (isErrorSection && text.includes('`')) {
        const [paragraph, next] = blocks.slice(index + 1);
        const explained = paragraph?.type === 'paragraph' && explanation(written(paragraph), next?.type);
        return [{ message: text, heading, ...explained }];
      }
    }
    if (block.type !== 'table') return [];
    const [head = [], ...rows] = block.children.map((row) => row.children.map(written));
    // The tables that list errors start with these columns, whatever else they say of the message.
    if (!/^Message\b.*\nCause\b/.test(head.join('\n'))) return [];
    return rows.map(([message = '', cause, fix]) => ({
      message,
      ...(heading && { heading }),
      ...(/^Fix\b/.test(head[2] ?? '') && cause && fix && { cause: asSentence(cause), fix: asSentence(fix) }),
    }));
  });
}

/** The sentences right below a heading, one on each line: the first is the cause. @param next the kind of block that follows */
function explanation(text: string, next: string | undefined): Explanation {
  const sentences = text.split('\n');
  const last = sentences.at(-1) ?? '';
  // A colon announces what the index doesn't show. Before a list, or about "this command", its sentence says nothing without it.
  const isOnlyForPage = next === 'list' || /\bthis\b/.test(last);
  if (last.endsWith(':')) sentences.splice(-1, 1, ...(isOnlyForPage ? [] : [last.replace(/:$/, '.')]));
  const [cause, ...fix] = sentences;
  return { ...(cause && { cause }), ...(fix.length > 0 && { fix: fix.join(' ') }) };
}

/** A cell that ends as a sentence does. Some tables leave out the period. */
const asSentence = (cell: string) => (/[.!?]$/.test(cell) ? cell : `${cell}.`);
