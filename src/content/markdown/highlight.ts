import { bundledLanguages, createHighlighter, type Highlighter } from 'shiki';
import { codeTheme, TOKEN_CLASSES } from './code-theme.ts';

/** Names authors use for languages, beside the highlighter's own; `console` and `pem` are ours. */
const ALIASES: Readonly<Record<string, string>> = {
  console: 'console',
  pem: 'text',
  text: 'text',
  txt: 'text',
};

let starting: Promise<Highlighter> | undefined;

function highlighter(): Promise<Highlighter> {
  starting ??= createHighlighter({ themes: [codeTheme], langs: [] });
  return starting;
}

/** Every language a fence may carry. */
export const knownLanguages = (): string[] => [...Object.keys(ALIASES), ...Object.keys(bundledLanguages)];

/** Whether a fence may carry this language. */
export function isKnownLanguage(lang: string): boolean {
  return lang in ALIASES || lang in bundledLanguages;
}

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/**
 * Highlights code into one HTML string per line; tokens carry classes, never style attributes.
 * @param lang a language for which {@link isKnownLanguage} is true
 */
export async function highlightLines(code: string, lang: string): Promise<string[]> {
  const grammar = ALIASES[lang] ?? lang;
  if (grammar === 'text') return code.split('\n').map(escapeHtml);
  if (grammar === 'console') return highlightConsole(code);
  const shiki = await highlighter();
  if (!shiki.getLoadedLanguages().includes(grammar)) {
    await shiki.loadLanguage(grammar as keyof typeof bundledLanguages);
  }
  const { tokens } = shiki.codeToTokens(code, {
    lang: grammar as keyof typeof bundledLanguages,
    theme: 'token-classes',
  });
  return tokens.map((line) => {
    let html = '';
    let open: string | undefined;
    for (const token of line) {
      // White space between two tokens of one class joins them: fewer spans, same picture.
      const name = token.content.trim() ? TOKEN_CLASSES[token.color?.toUpperCase() ?? ''] : open;
      if (name !== open) {
        if (open) html += '</span>';
        if (name) html += `<span class="${name}">`;
        open = name;
      }
      html += escapeHtml(token.content);
    }
    return open ? `${html}</span>` : html;
  });
}

/** A transcript: lines that begin with `$ ` are commands (highlighted as shell), all others are output. */
async function highlightConsole(code: string): Promise<string[]> {
  return Promise.all(
    code.split('\n').map(async (line) => {
      if (!line.startsWith('$ ')) return line ? `<span class="o">${escapeHtml(line)}</span>` : '';
      const [command] = await highlightLines(line.slice(2), 'sh');
      return `<span class="g">$ </span>${command}`;
    }),
  );
}
