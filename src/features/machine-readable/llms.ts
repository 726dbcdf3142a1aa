/** A page in the index for language models. */
export interface ListedPage {
  title: string;
  description: string;
  /** The full address of its Markdown twin. */
  url: string;
}

export interface ListedSection {
  label: string;
  /** The full address of the section's own list. */
  url: string;
  pages: readonly ListedPage[];
}

/** Titles per section in `llms.txt`, which a model reads as a whole. */
const TITLES_PER_SECTION = 12;

/** A section's own list: every page with its description. */
export function llmsSection({ label, pages }: ListedSection): string {
  const lines = pages.map(
    ({ title, url, description }) => `- [${title}](${url})${description && `: ${description}`}`,
  );
  return `# ${label}\n\n${lines.join('\n')}\n`;
}

/**
 * `llms.txt`: what the site is, its sections, and their first pages (https://llmstxt.org).
 * @param agents the whole address of the rules for assistants, where the site has them
 */
export function llmsIndex(
  site: { title: string; tagline?: string | undefined },
  sections: readonly ListedSection[],
  agents?: string,
): string {
  const list = ({ url: whole, pages }: ListedSection) =>
    [
      ...pages.slice(0, TITLES_PER_SECTION).map(({ title, url }) => `- [${title}](${url})`),
      `- [${pages.length === 1 ? 'With its description' : `All ${pages.length} pages, with descriptions`}](${whole})`,
    ].join('\n');
  return `${[
    `# ${site.title}`,
    ...(site.tagline === undefined ? [] : [`> ${site.tagline}`]),
    'Every page is also served as Markdown, at its address followed by `.md`. `llms-full.txt` has all of them in one file.',
    'Each section lists its first pages, and links to a list of all its pages with descriptions.',
    ...(agents === undefined
      ? []
      : [`Before you write code for the C2PA SDKs, read the [rules for assistants](${agents}).`]),
    ...sections
      .filter(({ pages }) => pages.length > 0)
      .flatMap((section) => [`## ${section.label}`, list(section)]),
  ].join('\n\n')}\n`;
}

/** `llms-full.txt`: every page in reading order. */
export function llmsFull(twins: readonly string[]): string {
  return twins
    .map((twin) => twin.trimEnd())
    .join('\n\n---\n\n')
    .concat('\n');
}
