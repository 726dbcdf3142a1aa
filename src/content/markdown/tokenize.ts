import { type BundledLanguage, createHighlighter, type Highlighter } from 'shiki';
import { codeTheme, TOKEN_CLASSES } from './code-theme.ts';

/** A span of code with one class. */
export interface Highlighted {
  text: string;
  /** Class of its color; none for plain text. */
  kind?: string;
}

interface Code {
  code: string;
  /** One of Shiki's own languages. */
  lang: string;
}

let starting: Promise<Highlighter> | undefined;

function highlighter(): Promise<Highlighter> {
  starting ??= createHighlighter({ themes: [codeTheme], langs: [] });
  return starting;
}

/** The spans of each line. */
export async function tokenize({ code, lang }: Code): Promise<Highlighted[][]> {
  const shiki = await highlighter();
  if (!shiki.getLoadedLanguages().includes(lang)) await shiki.loadLanguage(lang as BundledLanguage);
  const { tokens } = shiki.codeToTokens(code, {
    // Without this, long lines lose their colors on a busy machine.
    tokenizeTimeLimit: 0,
    lang: lang as BundledLanguage,
    theme: 'token-classes',
  });
  return tokens.map((line) => {
    const stretches: Highlighted[] = [];
    for (const { content: text, color } of line) {
      const open = stretches.at(-1);
      // White space between two tokens with the same class joins them, which needs fewer spans and looks the same.
      const kind = text.trim() ? TOKEN_CLASSES[color?.toUpperCase() ?? ''] : open?.kind;
      if (open && kind === open.kind) open.text += text;
      else stretches.push(kind === undefined ? { text } : { text, kind });
    }
    return stretches;
  });
}
