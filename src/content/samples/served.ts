/**
 * HTML files of samples are served a second time, as text: hosts answer for the address of an `index.html` with that of
 * its folder, and show what a reader wants to save.
 */
export const AS_TEXT = '.txt';

/** Whether a file of `samples/` is served as text, too. */
export const isServedAsText = (file: string) => file.endsWith('.html');

/** The address from which a file of `samples/` is saved: `/samples/read-manifest/web/read.js`. */
export const savedFrom = (file: string) => `/samples/${file}${isServedAsText(file) ? AS_TEXT : ''}`;
