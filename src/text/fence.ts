/** A Markdown fence that's longer than any in the code; with a title, a line before it has the file's name. */
export const fence = (lang: string, code: string, title?: string) => {
  const marks = '`'.repeat(Math.max(3, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length + 1)));
  return `${title ? `${title}:\n\n` : ''}${marks}${lang}\n${code}\n${marks}`;
};
