const AS_TEXT = '.txt';

/**
 * Files that are served as text, because a browser wouldn't show them: it renders HTML, and some hosts send TypeScript as
 * video. For the address of an `index.html`, hosts also respond with that of the folder.
 */
const isServedAsText = (file: string) => /\.(?:html|tsx?)$/.test(file);

/** The name under which a program is served. */
export const servedAs = (file: string) => `${file}${isServedAsText(file) ? AS_TEXT : ''}`;

/** The file that's served under a name. */
export function servedFrom(name: string): string {
  const file = name.slice(0, -AS_TEXT.length);
  return name.endsWith(AS_TEXT) && isServedAsText(file) ? file : name;
}

/** The address for saving a file in `samples/`: `/samples/read-manifest/web/read.js`. */
export const savedFrom = (file: string) => `/samples/${servedAs(file)}`;

/** The address of a file that a page shows a part of, in `samples/` or in a project in `examples/`. */
export const wholeFileAt = (file: string) =>
  file.startsWith('examples/') ? `/${servedAs(file)}` : savedFrom(file);
