import type { SidebarItemInput, SidebarsConfig } from '../../../config/sidebars.ts';
import { frontMatter, readFrontMatter } from '../../../content/front-matter.ts';
import type { ProsePage, Rule } from '../page.ts';

/** The description is one or more whole sentences. */
export const description: Rule = ({ file, matter }) =>
  matter.flatMap(({ key, line, text }) => {
    if (key !== 'description') return [];
    const problems: string[] = [];
    if (!/[.?!]$/.test(text)) problems.push("the description doesn't end with a period; write a sentence");
    if (/^\p{Ll}/u.test(text))
      problems.push('the description begins with a lowercase letter; write a sentence');
    return problems.map((message) => ({ file, line, message }));
  });

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

const idOf = (file: string): string =>
  file
    .replace(/^docs\//, '')
    .replace(/\.mdx$/, '')
    .replace(/\/index$/, '');

const entryOf = ({ matter }: ProsePage, wanted: string) => matter.find(({ key }) => key === wanted);

/**
 * A page's labels agree with its title, so that readers recognize the page they selected: a label is the title, the
 * title without some of its words, or its acronym. The label in sidebars.ts is also the one in the front matter.
 * @param inSidebars labels in sidebars.ts by page id; pages without a label aren't in it
 */
export const labels =
  (inSidebars: ReadonlyMap<string, string>): Rule =>
  (page) => {
    const title = entryOf(page, 'title');
    if (!title) return [];
    const own = entryOf(page, 'sidebarLabel');
    const listed = inSidebars.get(idOf(page.file));
    const problem = (line: number, message: string) => [{ file: page.file, line, message }];
    if (own && listed !== undefined && own.text !== listed)
      return problem(
        own.line,
        `sidebarLabel is "${own.text}", but sidebars.ts has "${listed}"; use the same label in both`,
      );
    const label = own?.text ?? listed ?? title.text;
    if (shortens(label, title.text) || isAcronym(label, title.text)) return [];
    return problem(
      (own ?? title).line,
      `the sidebar label "${label}" doesn't agree with the title "${title.text}"; build it from the title's words, in the same order`,
    );
  };

const labelsBelow = (item: SidebarItemInput): Array<[id: string, label: string]> => {
  if (typeof item === 'string') return [];
  const below = 'items' in item ? item.items.flatMap(labelsBelow) : [];
  return 'id' in item && item.id && item.label ? [[item.id, item.label], ...below] : below;
};

/** The labels in sidebars.ts by page id; a page that doesn't have a label there isn't included. */
export const labelsIn = (sidebars: SidebarsConfig): Map<string, string> =>
  new Map(Object.values(sidebars).flat().flatMap(labelsBelow));

/** What's wrong with a page's front matter, as `file:line: what; fix`. The build prints the same messages. */
export const frontMatterMistakes = (file: string, source: string): string[] =>
  readFrontMatter(file, source, frontMatter).problems;
