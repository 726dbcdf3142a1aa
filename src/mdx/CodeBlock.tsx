import type { ReactNode } from 'react';
import type { CodeMeta } from '../content/markdown/code-meta.ts';

export interface CodeBlockProps extends Partial<CodeMeta> {
  /** The fence's language; `sh` and `console` look like a terminal. */
  lang: string;
  /** One highlighted HTML string per line. */
  lines: string[];
  /** How to run it: stands before the note. */
  run?: ReactNode;
}

const TERMINAL = new Set(['sh', 'bash', 'console']);

function wrap(html: string, line: number, { inserted, deleted, marked }: Partial<CodeMeta>): string {
  if (inserted?.has(line)) return `<ins>${html}</ins>`;
  if (deleted?.has(line)) return `<del>${html}</del>`;
  return marked?.has(line) ? `<mark>${html}</mark>` : `${html}\n`;
}

/** A block of code: optional file name, marked lines, optional note. The copy button is added in the browser. */
export function CodeBlock({ lang, lines, title, note, run, ...marks }: CodeBlockProps) {
  const caption = title ?? (lang === 'console' ? 'Terminal' : undefined);
  const html = lines.map((line, index) => wrap(line, index + 1, marks)).join('');
  return (
    <figure className={TERMINAL.has(lang) ? 'code terminal' : 'code'} data-lang={lang}>
      {caption && <figcaption>{caption}</figcaption>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: html.replace(/\n$/, '') }} />
      </pre>
      {(run || note) && (
        <p className="code-note">
          {run}
          {note}
        </p>
      )}
    </figure>
  );
}
