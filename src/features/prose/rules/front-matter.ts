import { frontMatter, readFrontMatter } from '../../../content/front-matter.ts';
import type { ProsePage, Rule } from '../page.ts';

/** Every page says what it's for, so that readers see it at a glance. The build checks the value. */
export const pageType: Rule = ({ file, lines }) => {
  const end = lines.indexOf('---', 1);
  const isPage = lines[0] === '---';
  if (!isPage || lines.slice(1, end).some((line) => line.startsWith('type: '))) return [];
  const message = 'the type is missing; write `type: tutorial`, `task`, `concept`, or `reference`';
  return [{ file, line: 1, message }];
};

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}.+#-]+/u)
    .filter(Boolean);

/** `FAQs` for "Frequently asked questions". */
const isAcronym = (label: string, title: string): boolean =>
  label.replace(/s$/, '').toLowerCase() ===
  wordsIn(title)
    .map(([first = '']) => first)
    .join('');

/** Whether every word of the label occurs in the title, in the same order. */
function shortens(label: string, title: string): boolean {
  let from = 0;
  const all = wordsIn(title);
  return wordsIn(label).every((word) => {
    const at = all.indexOf(word, from);
    from = at + 1;
    return at >= 0;
  });
}

const entryOf = ({ matter }: ProsePage, wanted: string) => matter.find(({ key }) => key === wanted);

/**
 * A page's label in the sidebar agrees with its title, so that readers recognize the page they selected: it's the title without
 * some of its words, or its acronym.
 */
export const label: Rule = (page) => {
  const title = entryOf(page, 'title');
  const own = entryOf(page, 'sidebarLabel');
  if (!title || !own || shortens(own.text, title.text) || isAcronym(own.text, title.text)) return [];
  const message = `the sidebar label "${own.text}" doesn't agree with the title "${title.text}"; build it from the title's words, in the same order`;
  return [{ file: page.file, line: own.line, message }];
};

/** What's wrong with a page's front matter, as `file:line: what; fix`. The build prints the same messages. */
export const frontMatterMistakes = (file: string, source: string): string[] =>
  readFrontMatter(file, source, frontMatter).problems;
