/**
 * The `Accept` header of a client that wants Markdown rather than HTML, as a pattern that JavaScript and nginx both read.
 * It must name `text/markdown` at full weight: assistants do, browsers never name it. Without regard to case.
 */
export const WANTS_MARKDOWN = String.raw`(?:^|,)\s*text/markdown\s*(?:;\s*q=1(?:\.0*)?\s*)?(?:,|$)`;

const wanted = new RegExp(WANTS_MARKDOWN, 'i');

/** Whether a request asks for the Markdown form of a page. @param accept its `Accept` header */
export const wantsMarkdown = (accept: string | undefined): boolean => wanted.test(accept ?? '');

/**
 * Whether an answer says that it depends on `Accept`. Only the Markdown form does, so that no cache gives it to a browser.
 * On HTML, the header would keep browsers from using a prefetched page: they ask for it with another `Accept`.
 */
export const variesByAccept = (contentType: string): boolean => /^text\/markdown\b/.test(contentType);
