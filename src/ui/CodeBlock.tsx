import type { CodeBlockData, CodeMeta } from '../page-data/code-block.ts';
import { Line } from './Line.tsx';

const TERMINAL = new Set(['sh', 'bash', 'console']);

/** Terminal lines up to this length hardly ever wrap on a phone. */
const NARROW = 36;

const lengthOf = (html: string) => html.replace(/<[^>]*>/g, '').replace(/&\w+;/g, '.').length;

function wrap(
  html: string,
  line: number,
  { inserted, deleted, marked }: Partial<CodeMeta>,
  isIndented: boolean,
): string {
  if (inserted?.has(line)) return `<ins>${html}</ins>`;
  if (deleted?.has(line)) return `<del>${html}</del>`;
  if (marked?.has(line)) return `<mark>${html}</mark>`;
  // A long terminal line wraps; if there are other lines, its continuation is indented.
  return isIndented && lengthOf(html) > NARROW ? `<span class="l">${html}\n</span>` : `${html}\n`;
}

/** A block of code: optional file name, marked lines, optional note. The copy button is added in the browser. */
export function CodeBlock({ lang, lines, title, note, run, isExcerpt, ...marks }: CodeBlockData) {
  const caption = title ?? (lang === 'console' ? 'Terminal' : undefined);
  const isTerminal = TERMINAL.has(lang);
  // Lines of one file aren't mistaken for separate commands.
  const isIndented = isTerminal && title === undefined && lines.length > 1;
  const html = lines.map((line, index) => wrap(line, index + 1, marks, isIndented)).join('');
  return (
    <figure
      className={isTerminal ? 'code terminal' : 'code'}
      data-lang={lang}
      {...(isExcerpt && { 'data-excerpt': '' })}
    >
      {caption && <figcaption>{caption}</figcaption>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: html.replace(/\n(<\/span>)?$/, '$1') }} />
      </pre>
      {(run || note) && (
        <div className="code-note">
          {run}
          {note && <Line text={note} />}
        </div>
      )}
    </figure>
  );
}
