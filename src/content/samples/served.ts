/**
 * HTML files in samples are also served as text: for the address of an `index.html`, hosts respond with the folder's
 * address and render the file that readers want to save.
 */
export const AS_TEXT = '.txt';

/** Whether a file in `samples/` is also served as text. */
export const isServedAsText = (file: string) => file.endsWith('.html');

/** The address for saving a file in `samples/`: `/samples/read-manifest/web/read.js`. */
export const savedFrom = (file: string) => `/samples/${file}${isServedAsText(file) ? AS_TEXT : ''}`;

/** The address of a file that a page shows a part of: in `samples/`, an example, or a sandbox, which serves text. */
export function wholeFileAt(file: string): string {
  const [, sandbox, path] = /^examples\/sandbox-([^/]+)\/(.+)$/.exec(file) ?? [];
  if (sandbox) return `/sandboxes/${sandbox}/files/${path}${AS_TEXT}`;
  return file.startsWith('examples/') ? `/${file}` : savedFrom(file);
}
