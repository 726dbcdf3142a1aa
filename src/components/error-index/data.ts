import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { docAddress, docIdOf } from '../../addresses/address.ts';
import { causes } from '../../content/data/causes.ts';
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
  places: Place[];
}

const TITLE = /^title:\s*"?(.+?)"?\s*$/m;
const FOLDER = 'docs';

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
  return [...found]
    .map(([message, places]) => ({ message: withoutLinks(message), places }))
    .sort((a, b) => plain(a.message).localeCompare(plain(b.message), 'en'));
}

/** The words of a text, without marks of code and the dots of what varies. */
const plain = (text: string) => text.replace(/[`…]/g, '').trim();
const withoutLinks = (text: string) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
