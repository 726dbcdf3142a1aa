import {
  FORMAT,
  MANIFEST,
  type Manifest,
  type PackedBlock,
  type SectionBlock,
  type Term,
} from '../../../search/format.ts';
import { NotLoaded, SearchUnavailable } from '../source.ts';
import { createShared } from './shared.ts';

/** Reads a file of the index by its path below the site's base, as parsed JSON. Rejects if it doesn't exist. */
export type Load = (path: string, signal?: AbortSignal) => Promise<unknown>;

/** An index whose list of blocks is loaded. */
export interface Index {
  manifest: Manifest;
  /** Its files, for a search that runs until the signal aborts. @param onlyLoaded nothing may be fetched */
  during(signal: AbortSignal, onlyLoaded?: boolean): Store;
}

/**
 * The files of the index. Each is fetched once, on first use, and aborted when no search needs it anymore. Every method
 * throws SearchUnavailable, or the signal's reason.
 */
export interface Store {
  manifest: Manifest;
  terms(block: number): Promise<Term[]>;
  words(block: number): Promise<string[]>;
  endings(block: number): Promise<string[]>;
  sections(block: number): Promise<SectionBlock>;
}

/** Opens the index: one small file. @throws SearchUnavailable */
export async function openIndex(load: Load): Promise<Index> {
  const manifest = await read(load, MANIFEST, isManifest);
  const shared = createShared();
  return {
    manifest,
    during(signal, onlyLoaded = false) {
      const block =
        <T, U>(name: string, isRight: (value: unknown) => value is T, use: (value: T) => U) =>
        async (number: number): Promise<U> => {
          const path = `${manifest.folder}${name}-${number}.json`;
          if (onlyLoaded && !shared.isDone(path)) throw new NotLoaded(path);
          return shared(path, async (end) => use(await read(load, path, isRight, end)), signal);
        };
      return {
        manifest,
        terms: block('terms', isTerms, unchanged),
        words: block('words', isStrings, unchanged),
        endings: block('endings', isStrings, unchanged),
        sections: block('sections', isPackedBlock, unpacked),
      };
    },
  };
}

const unchanged = <T>(value: T): T => value;

async function read<T>(
  load: Load,
  path: string,
  isRight: (value: unknown) => value is T,
  signal?: AbortSignal,
): Promise<T> {
  let value: unknown;
  try {
    value = await load(path, signal);
  } catch (cause) {
    throw new SearchUnavailable(`The search index file ${path} can’t be read.`, { cause });
  }
  if (!isRight(value)) throw new SearchUnavailable(`The search index file ${path} is damaged.`);
  return value;
}

// A truncated or unrelated file must not cause an exception in the middle of a search.

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((item) => Number.isInteger(item));

const isTerms = (value: unknown): value is Term[] =>
  Array.isArray(value) &&
  value.every(
    (term: unknown) =>
      Array.isArray(term) &&
      isStrings(term.slice(0, 2)) &&
      (term[2] === undefined || Number.isInteger(term[2])),
  );

function isManifest(value: unknown): value is Manifest {
  const manifest = value as Partial<Manifest> | null;
  return (
    typeof manifest === 'object' &&
    manifest?.format === FORMAT &&
    typeof manifest.folder === 'string' &&
    isNumbers([manifest.sections]) &&
    isNumbers(manifest.blocks) &&
    Array.isArray(manifest.ranges) &&
    manifest.ranges.every((range) => Array.isArray(range) && Number.isInteger(range[0])) &&
    [manifest.terms, manifest.words, manifest.endings, manifest.starts].every(isStrings)
  );
}

function isPackedBlock(value: unknown): value is PackedBlock {
  const { pages, sections } = (value as Partial<PackedBlock> | null) ?? {};
  return (
    Array.isArray(pages) &&
    pages.every((page) => isStrings(page) && page.length === 2) &&
    Array.isArray(sections) &&
    sections.every(
      (section) =>
        Array.isArray(section) &&
        pages[section[0]] !== undefined &&
        isStrings([section[1], section[3]]) &&
        isStrings(section[2]),
    )
  );
}

const unpacked = ({ pages, sections }: PackedBlock): SectionBlock => ({
  pages: pages.map(([address, title]) => ({ address, title })),
  sections: sections.map(([page, hash, headings, text]) => ({
    page,
    hash,
    path: [pages[page]?.[1] ?? '', ...headings],
    text,
  })),
});
