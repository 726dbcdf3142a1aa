/**
 * The `Accept` header of a client that wants Markdown rather than HTML, as a pattern that JavaScript and nginx both read.
 * It must name `text/markdown` at full weight: assistants do, browsers never name it. Without regard to case.
 */
export const WANTS_MARKDOWN = String.raw`(?:^|,)\s*text/markdown\s*(?:;\s*q=1(?:\.0*)?\s*)?(?:,|$)`;

const wanted = new RegExp(WANTS_MARKDOWN, 'i');

/** Whether a request asks for the Markdown form of a page. @param accept its `Accept` header */
export const wantsMarkdown = (accept: string | undefined): boolean => wanted.test(accept ?? '');

/** The types for which an answer depends on `Accept`, so that caches keep both forms apart. */
export const hasTwoForms = (contentType: string): boolean => /^text\/(?:html|markdown)\b/.test(contentType);
