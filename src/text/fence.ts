/** A fence in Markdown, longer than any in the code; with a title the line before it names the file. */
export const fence = (lang: string, code: string, title?: string) => {
  const marks = '`'.repeat(Math.max(3, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length + 1)));
  return `${title ? `${title}:\n\n` : ''}${marks}${lang}\n${code}\n${marks}`;
};
