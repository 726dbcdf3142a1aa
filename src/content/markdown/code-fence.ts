import type { CodeBlockData } from '../../page-data/code-block.ts';
import { nearest } from './author-error.ts';
import { parseCodeMeta } from './code-meta.ts';
import { highlightLines, isKnownLanguage, knownLanguages } from './highlight.ts';

/** A page's code fence as a code block. @throws Error for an unknown language or option */
export async function codeFence(lang: string, code: string, meta: string): Promise<CodeBlockData> {
  if (!lang) throw new Error("this code fence doesn't have a language; write ```text if there isn't one");
  if (!isKnownLanguage(lang)) {
    const near = nearest(lang, knownLanguages());
    const fix = near ? `did you mean \`${near}\`?` : "write `text` if there isn't one";
    throw new Error(`there's no highlighter for the language \`${lang}\`; ${fix}`);
  }
  const { notRun, ...shown } = parseCodeMeta(meta);
  const note = notRun && `Not run in our tests: ${notRun}.`;
  return { lang, lines: await highlightLines(code, lang), ...shown, ...(note && { note }) };
}
