import type { ReactNode } from 'react';
import { Line } from './Line.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

/** Lines that a growing program got and lost, starting at 1. */
interface Changes {
  inserted?: ReadonlySet<number>;
  deleted?: ReadonlySet<number>;
}

export interface CodeBlockData extends Changes {
  title?: string;
  /** Text below the block, such as the versions a sample ran with. */
  note?: string;
  /** The fence's language; `sh` and `console` look like a terminal. */
  lang: string;
  /** One highlighted HTML string per line. */
  lines: string[];
  /** Whether it's a part of a file. A link in `run` leads to the whole one. */
  isExcerpt?: boolean;
  /** How to run it, shown before the note. */
  run?: ReactNode;
}

const TERMINAL = new Set(['sh', 'bash', 'console']);

/** Terminal lines up to this length hardly ever wrap on a phone. */
const NARROW = 36;

const lengthOf = (html: string) => html.replace(/<[^>]*>/g, '').replace(/&\w+;/g, '.').length;

/** Longer names would be wider than a phone; they stay in one piece where the window is wider. */
const LONGEST_NAME = 16;
/** Longer words, such as a program in one line, would be wider than a column. */
const LONGEST_WIDE = 40;
/**
 * A name with hyphens, up to a slash. Before it, what isn't one or doesn't break anyway: options, comments, tags, and
 * entities.
 */
const HYPHENATED = /<span class="[cp]">.*?<\/span>|<[^>]*>|&#?\w+;|[^\s<>&/]*\w-\w[^\s<>&/]*/g;

/**
 * A terminal's line whose names stay in one piece: browsers break `c2pa-node` after its hyphen. They don't break between
 * two pieces, such as an option and its value, unless they're told to.
 */
const keepNames = (html: string) =>
  html.replace(HYPHENATED, (part, at: number) => {
    if (/^[<&]/.test(part) || part.length > LONGEST_WIDE) return part;
    const canBreak = /[>/]/.test(html[at - 1] ?? '') ? '<wbr>' : '';
    return `${canBreak}<span class="${part.length > LONGEST_NAME ? 'wide' : 'whole'}">${part}</span>`;
  });

function wrap(html: string, line: number, { inserted, deleted }: Changes, isIndented: boolean): string {
  if (inserted?.has(line)) return `<ins>${html}</ins>`;
  if (deleted?.has(line)) return `<del>${html}</del>`;
  // A long terminal line wraps; if there are other lines, its continuation is indented.
  return isIndented && lengthOf(html) > NARROW ? `<span class="l">${html}\n</span>` : `${html}\n`;
}

/** What a program prints is a part of the block before it. */
const isOutput = (lang: string, title: string | undefined) =>
  lang === 'console' || title === 'Output' || title === 'Text of the page';

/** So many unchanged lines stay before and after a change. */
const CONTEXT = 3;
/** Fewer lines aren't worth a button. */
const FEWEST_FOLDED = 6;

/** In a program with changes, what's far from any of them is behind a button, which a script makes work. */
function fold(lines: readonly string[], { inserted, deleted }: Changes): string {
  const changed = [...(inserted ?? []), ...(deleted ?? [])];
  if (changed.length === 0) return lines.join('');
  const isNear = lines.map((_, index) => changed.some((line) => Math.abs(line - index - 1) <= CONTEXT));
  let html = '';
  for (let at = 0; at < lines.length; ) {
    const next = isNear.indexOf(!isNear[at], at);
    const end = next < 0 ? lines.length : next;
    const part = lines.slice(at, end).join('');
    html +=
      isNear[at] || end - at < FEWEST_FOLDED
        ? part
        : `<button type="button" class="folded">${end - at} lines without changes</button><span>${part}</span>`;
    at = end;
  }
  return html;
}

/** Without a name, several lines have the language in its place, and a single one has no room for a row of its own. */
const unnamed = ({ length }: readonly unknown[]) => (length > 1 ? ' unnamed' : ' single');

/** A block of code: optional file name, changed lines, optional note. The copy button is added in the browser. */
export function CodeBlock({ lang, lines, title, note, run, isExcerpt, ...changes }: CodeBlockData) {
  const caption = title ?? (lang === 'console' ? 'Terminal' : undefined);
  const isTerminal = TERMINAL.has(lang);
  // Lines of one file aren't mistaken for separate commands.
  const isIndented = isTerminal && title === undefined && lines.length > 1;
  const shown = isTerminal ? lines.map(keepNames) : lines;
  const html = fold(
    shown.map((line, index) => wrap(line, index + 1, changes, isIndented)),
    changes,
  );
  return (
    <figure
      className={`code${isTerminal ? ' terminal' : ''}${isOutput(lang, title) ? ' output' : ''}${caption ? '' : unnamed(lines)}`}
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

export interface CodeTabsProps extends Omit<TabsProps, 'tabs'> {
  tabs: Array<CodeBlockData & { value: string; label: string }>;
}

/** One sample in several languages. */
export function CodeTabs({ tabs, ...group }: CodeTabsProps) {
  return (
    <Tabs
      {...group}
      tabs={tabs.map(({ value, label, ...code }) => ({ value, label, panel: <CodeBlock {...code} /> }))}
    />
  );
}
