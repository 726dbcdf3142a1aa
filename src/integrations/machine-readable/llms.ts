/** A page in the index for language models. */
export interface ListedPage {
  title: string;
  description: string;
  /** The full address of its Markdown twin. */
  url: string;
}

export interface ListedSection {
  label: string;
  pages: readonly ListedPage[];
}

/**
 * `llms.txt`: what the site is, and its pages by section (https://llmstxt.org).
 * @param agents the whole address of the rules for assistants, where the site has them
 */
export function llmsIndex(
  site: { title: string; tagline?: string | undefined },
  sections: readonly ListedSection[],
  agents?: string,
): string {
  const list = (pages: readonly ListedPage[]) =>
    pages
      .map(({ title, url, description }) => `- [${title}](${url})${description && `: ${description}`}`)
      .join('\n');
  return `${[
    `# ${site.title}`,
    ...(site.tagline === undefined ? [] : [`> ${site.tagline}`]),
    'Every page is also served as Markdown, at its address followed by `.md`. `llms-full.txt` has all of them in one file.',
    ...(agents === undefined
      ? []
      : [`Before you write code for the C2PA SDKs, read the [rules for assistants](${agents}).`]),
    ...sections
      .filter(({ pages }) => pages.length > 0)
      .flatMap(({ label, pages }) => [`## ${label}`, list(pages)]),
  ].join('\n\n')}\n`;
}

/** `llms-full.txt`: every page in reading order. */
export function llmsFull(twins: readonly string[]): string {
  return twins
    .map((twin) => twin.trimEnd())
    .join('\n\n---\n\n')
    .concat('\n');
}
