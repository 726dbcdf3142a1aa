import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { docAddress, docIdOf } from '../../config/address.ts';
import { causes } from '../../content/data/causes.ts';
import { readDataFile } from '../../content/read-data-file.ts';
import { CAUSES_PAGE } from '../../page-data/causes.ts';
import { errorRows } from './tables.ts';

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
  places: Place[];
}

const TITLE = /^title:\s*"?(.+?)"?\s*$/m;
const FOLDER = 'docs';

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

/** Every message in the tables of errors of all pages and in the list of known causes, in alphabetical order. @param sourceDir the folder the site is made from */
export function errorEntries(sourceDir: string): ErrorEntry[] {
  const folder = join(sourceDir, FOLDER);
  const found = new Map<string, Place[]>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.mdx')) continue;
    const source = readFileSync(join(folder, file), 'utf8');
    const [, title = file] = TITLE.exec(source) ?? [];
    for (const { message, heading } of errorRows(source)) {
      // A state, or words alone, describe what someone sees. They stay on their page.
      if (!/`[^`]{8,}`/.test(message)) continue;
      const label =
        !heading || heading.text.startsWith('Common errors') ? title : `${title}: ${plain(heading.text)}`;
      const short = heading && plain(heading.text) === plain(message) ? title : undefined;
      const address = docAddress(`/${FOLDER}`, docIdOf(file)) + (heading ? `#${heading.id}` : '');
      const places = found.get(message) ?? [];
      if (!places.some((place) => place.address === address))
        places.push({ label, address, ...(short && { short }) });
      found.set(message, places);
    }
  }
  for (const { id, messages } of causes(sourceDir))
    for (const { text } of messages) {
      const places = found.get(text) ?? [];
      places.unshift({
        label: `Known cause: ${id.replaceAll('-', ' ')}`,
        address: `${CAUSES_PAGE}#cause-${id}`,
      });
      found.set(text, places);
    }
  const known = namesByMessage(sourceDir);
  const namesOf = (message: string) =>
    [...message.matchAll(CODE)].flatMap(([, , code = '']) => known.get(bare(code)) ?? []);
  return [...found]
    .map(([message, places]) => ({ message: withoutLinks(message), names: namesOf(message), places }))
    .sort((a, b) => plain(a.message).localeCompare(plain(b.message), 'en'));
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
const withoutLinks = (text: string) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
