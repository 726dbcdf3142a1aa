import { createHash } from 'node:crypto';
import {
  FORMAT,
  type Kind,
  MANIFEST,
  type Manifest,
  PAGES,
  type PackedBlock,
  placeOf,
  stemOnly,
  type Term,
} from '../../search/format.ts';
import { IMPACTS, packPostings } from '../../search/postings.ts';
import { backwards, SHORTEST } from '../../search/typos.ts';
import { type Blocks, cutIntoBlocks } from './blocks.ts';
import type { SearchRecord } from './records.ts';
import { averageLength, type SectionTerms, sectionTerms } from './terms.ts';

/** Readers don't look through more sections than this; a key with more keeps those that are most relevant to it. */
export const MOST_SECTIONS = 1000;
/** Characters of a text that are stored for excerpts and for fine ranking; all of it is indexed. */
const LONGEST = 400;
/**
 * Bytes of a file of texts and of terms, as JSON. A page of results reads up to eight of texts, so they are small.
 */
const TEXT_BYTES = 2_000;
const TERM_BYTES = 2_600;
const WORD_BYTES = 28_000;
/** About how many files of texts and of terms a site of so many pages has: hosts limit their number. */
const textFiles = (pages: number) => 88 + pages / 16;
const termFiles = (pages: number) => 87 + pages / 32;

const KINDS: readonly Kind[] = ['guide', 'concept', 'reference', 'api', 'code'];

/** A plain word, which can be misspelled. */
const isWord = (key: string) => /^\p{L}+$/u.test(key) && key.length >= SHORTEST - 1;

const byKey = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The embedded index's files, by path in the output folder. The same records produce the same files.
 * @param termsOf of one section; most of the work, so a build keeps them
 */
export function indexFiles(
  records: readonly SearchRecord[],
  termsOf: (record: SearchRecord) => SectionTerms = makeTerms(records),
): Map<string, string> {
  const order = (record: SearchRecord) => KINDS.indexOf(record.kind);
  const sorted = records.toSorted((a, b) => order(a) - order(b) || byKey(a.section, b.section));

  const pages = new Set(sorted.map(({ pageAddress }) => pageAddress)).size;
  const terms = cutIntoBlocks(
    allTerms(sorted, termsOf),
    ([key]) => placeOf(key),
    TERM_BYTES,
    termFiles(pages),
  );
  const plain = terms.blocks
    .flat()
    .map(([key]) => key)
    .filter(isWord)
    .sort(byKey);
  const words = cutIntoBlocks(plain, (word) => word, WORD_BYTES);
  const endings = cutIntoBlocks(plain.map(backwards).sort(byKey), (word) => word, WORD_BYTES);

  const contents = new Map<string, string>();
  const write = (name: string, blocks: readonly unknown[]) =>
    blocks.forEach((block, number) => {
      contents.set(`${name}-${number}.json`, JSON.stringify(block));
    });
  write('terms', terms.blocks);
  write('words', words.blocks);
  write('endings', endings.blocks);
  const texts = textBlocks(sorted, textFiles(pages));
  write('sections', texts.map(sectionBlock));

  const hash = createHash('sha256');
  for (const [name, content] of contents) hash.update(name).update(content);
  // Below _astro, which hosts let browsers cache permanently.
  const folder = `_astro/search-${hash.digest('hex').slice(0, 12)}/`;
  const firsts = <Entry>({ firsts }: Blocks<Entry>) => firsts;
  const manifest: Manifest = {
    format: FORMAT,
    folder,
    sections: sorted.length,
    blocks: texts.map(({ length }) => length),
    ranges: rangesOf(sorted),
    terms: firsts(terms),
    words: firsts(words),
    endings: firsts(endings),
    starts: records
      .filter(({ path, kind }) => path.length === 1 && kind === 'guide')
      .slice(0, 4)
      .map(({ title }) => title),
  };
  return new Map([
    [MANIFEST, JSON.stringify(manifest)],
    ...[...contents].map(([name, content]): [string, string] => [folder + name, content]),
  ]);
}

function makeTerms(records: readonly SearchRecord[]): (record: SearchRecord) => SectionTerms {
  const average = averageLength(records);
  return (record) => sectionTerms(record, average);
}

function allTerms(records: readonly SearchRecord[], termsOf: (record: SearchRecord) => SectionTerms): Term[] {
  // Section and impact in one number: tens of millions of pairs wouldn't fit in memory.
  const found = new Map<string, number[]>();
  records.forEach((record, number) => {
    const { keys, impacts } = termsOf(record);
    keys.forEach((key, index) => {
      const list = found.get(key);
      const packed = number * IMPACTS + (impacts[index] ?? 0);
      if (list) list.push(packed);
      else found.set(key, [packed]);
    });
  });
  const hasSameSections = (key: string, all: readonly number[]) => {
    const other = stemOnly(key) ? found.get(key.slice(1)) : undefined;
    return other?.length === all.length && other.every((packed, index) => packed === all[index]);
  };
  return [...found]
    .filter(([key, all]) => !hasSameSections(key, all))
    .map(([key, all]) => ({ place: placeOf(key), key, all }))
    .sort((a, b) => byKey(a.place, b.place) || byKey(a.key, b.key))
    .map(({ key, all }): Term => {
      // If pages are left out, the sections after them would be attributed to the page before.
      const best = all.length > MOST_SECTIONS && key !== PAGES ? mostAbout(all, records) : all;
      const postings = packPostings(best.map((packed) => [Math.floor(packed / IMPACTS), packed % IMPACTS]));
      return best.length < all.length ? [key, postings, all.length] : [key, postings];
    });
}

/** The sections that a key keeps, in ascending order. */
function mostAbout(all: readonly number[], records: readonly SearchRecord[]): number[] {
  const worth = (packed: number) =>
    (packed % IMPACTS) * (20 + (records[Math.floor(packed / IMPACTS)]?.weight ?? 0));
  return all
    .map((packed) => ({ packed, worth: worth(packed) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_SECTIONS)
    .map(({ packed }) => packed)
    .sort((a, b) => a - b);
}

function rangesOf(records: readonly SearchRecord[]): Manifest['ranges'] {
  return records.flatMap(({ kind, section }, number): Manifest['ranges'] => {
    const before = records[number - 1];
    return before?.kind === kind && before.section === section ? [] : [[number, kind, section]];
  });
}

/** The source of excerpts: one line, shortened if it's long, because each hit is fetched. */
function excerptText(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > LONGEST ? line.slice(0, line.lastIndexOf(' ', LONGEST)).toWellFormed() : line;
}

/** Sections in a row, about {@link TEXT_BYTES} together; on a large site more, as in {@link cutIntoBlocks}. */
function textBlocks(records: readonly SearchRecord[], most: number): SearchRecord[][] {
  const whole = records.reduce((sum, record) => sum + textBytes(record), 0);
  let limit = Math.max(TEXT_BYTES, Math.sqrt(whole), whole / most);
  let blocks = packPages(records, limit);
  // Pages that stay together leave some room in their blocks.
  while (blocks.length > most) {
    limit *= 1.02;
    blocks = packPages(records, limit);
  }
  return blocks;
}

/** Blocks of at most `limit` bytes. A page is divided only if it's longer, because results show several of its sections. */
function packPages(records: readonly SearchRecord[], limit: number): SearchRecord[][] {
  const blocks: SearchRecord[][] = [[]];
  let filled = 0;
  for (const page of pagesOf(records)) {
    const bytes = page.reduce((sum, record) => sum + textBytes(record), 0);
    let isFull = filled > 0 && filled + bytes > limit;
    for (const record of page) {
      if (isFull || (filled > 0 && filled + textBytes(record) > limit)) {
        blocks.push([]);
        filled = 0;
        isFull = false;
      }
      blocks.at(-1)?.push(record);
      filled += textBytes(record);
    }
  }
  return blocks;
}

/** The sections of one page after the other; they're neighbors. */
function pagesOf(records: readonly SearchRecord[]): SearchRecord[][] {
  const pages: SearchRecord[][] = [];
  for (const record of records) {
    const last = pages.at(-1);
    if (last?.[0]?.pageAddress === record.pageAddress) last.push(record);
    else pages.push([record]);
  }
  return pages;
}

const textBytes = ({ text, path }: SearchRecord) => Math.min(text.length, LONGEST) + path.join().length + 40;

function sectionBlock(records: readonly SearchRecord[]): PackedBlock {
  const titles = new Map(records.map(({ pageAddress, title }) => [pageAddress, title]));
  const addresses = [...titles.keys()];
  return {
    pages: [...titles],
    sections: records.map(({ pageAddress, address, path, text }) => [
      addresses.indexOf(pageAddress),
      address.slice(pageAddress.length),
      path.slice(1),
      excerptText(text),
    ]),
  };
}
