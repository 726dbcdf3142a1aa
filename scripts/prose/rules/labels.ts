import type { ProsePage, Rule } from '../page.ts';

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}.+#-]+/u)
    .filter(Boolean);

/** `FAQs` for "Frequently asked questions". */
const isAcronym = (label: string, title: string): boolean =>
  label.replace(/s$/, '').toLowerCase() ===
  words(title)
    .map(([first = '']) => first)
    .join('');

/** Whether every word of the label occurs in the title, in the same order. */
function shortens(label: string, title: string): boolean {
  let from = 0;
  const all = words(title);
  return words(label).every((word) => {
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
