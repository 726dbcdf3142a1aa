import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { program } from 'commander';
import { glossary } from '../src/content/data/glossary.ts';
import { sourceDir } from '../src/content/source.ts';
import { type Problem, readData, readPage } from '../src/features/prose/page.ts';
import {
  fixes,
  headings,
  imageSize,
  linkLabels,
  sentenceLength,
  sentenceLines,
} from '../src/features/prose/rules/form.ts';
import { frontMatterMistakes, label, pageType } from '../src/features/prose/rules/front-matter.ts';
import { grammar, newest, spelling, typedVersions, words } from '../src/features/prose/rules/words.ts';

/** Data whose texts others wrote: product records, and what the SDK writes about files. */
const OTHERS_WORDS = new Set(['data/conforming-products.json', 'data/conformance-outcomes.json']);

const chosen = program
  .name('node scripts/prose.ts')
  .description(
    'Checks the prose of every page in docs/ and every text in data/, and prints one line per mistake. The rules are in src/features/prose/rules/.',
  )
  .argument('[pages...]', 'Checks only these pages: docs/faqs.mdx.')
  .parse().args;
/** What pages follow in addition to what the build and markdownlint check. */
const rules = [
  pageType,
  label,
  headings,
  linkLabels,
  imageSize(sourceDir),
  fixes,
  sentenceLines,
  sentenceLength,
  words,
  grammar,
  spelling(glossary(sourceDir)),
  typedVersions,
  newest,
];
const filesLike = (pattern: string) => globSync(pattern, { cwd: sourceDir }).sort();
const read = (file: string) => readFileSync(join(sourceDir, file), 'utf8');
const pageFiles = chosen.length > 0 ? chosen : filesLike('docs/**/*.mdx');
const matter = pageFiles.flatMap((file) => frontMatterMistakes(file, read(file)));
const pages = pageFiles.map((file) => readPage(file, read(file)));
// The names in trust lists are those of certificates, and the texts in data/api are the packages' own comments.
const data = (chosen.length > 0 ? [] : filesLike('data/**/*.json'))
  .filter((file) => !/^data\/(?:trust-lists|api)\//.test(file) && !OTHERS_WORDS.has(file))
  .map((file) => readData(file, read(file)));
const byPlace = (a: Problem, b: Problem) => a.file.localeCompare(b.file) || a.line - b.line;
const problems = [...pages, ...data].flatMap((page) => rules.flatMap((rule) => rule(page))).sort(byPlace);
const mistakes = [...matter, ...problems.map(({ file, line, message }) => `${file}:${line}: ${message}`)];
for (const mistake of mistakes) console.error(mistake);

const count = mistakes.length === 1 ? '1 mistake' : `${mistakes.length || 'no'} mistakes`;
console.log(`Prose: ${pages.length} pages and ${data.length} data files, ${count}`);
process.exitCode = mistakes.length === 0 ? 0 : 1;
