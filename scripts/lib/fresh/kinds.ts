import { slug } from 'github-slugger';
import type { Kind } from './machine.mjs';

/**
 * The machines on which both commands of the README must pass. Five cover what matters: everything there, each group of
 * programs missing, three versions of Node.js, another user, an odd folder, and a zip. A run takes ten minutes, so a
 * machine combines what can't hide each other's failures.
 */
export const KINDS: Readonly<Record<string, Kind>> = {
  'Everything installed, Node.js 20': { node: '20' },
  'No browsers, Node.js 22': {
    without: ['chromium', 'chromium-headless-shell', 'firefox-esr', 'WebKitWebDriver'],
    node: '22',
  },
  'No Python, no compilers, Node.js 24': { without: ['python3', 'gcc', 'g++', 'make', 'cargo'], node: '24' },
  'No OpenSSL, nginx, jq, or git; from a zip': { without: ['openssl', 'nginx', 'jq', 'git'], zip: true },
  "A user who isn't root, in a folder named `Größe 1`": { user: 'nobody', folder: 'Größe 1' },
};

/** How the names of a kind's logs begin, so that a run of one kind doesn't overwrite another's. */
export const logName = (kind: string): string => slug(kind);

/** What one kind of machine gave. */
export interface Row {
  kind: string;
  /** Seconds until the site was served. */
  start: number | 'failed';
  /** The last line of `npm test`. */
  passed: number;
  failed: number;
  skipped: number;
  seconds: number;
  date: string;
}

const HEAD = [
  '| Machine | `npm ci && npm start`, s | `npm test`, s | Passed | Failed | Skipped | Measured |',
  '| --- | ---: | ---: | ---: | ---: | ---: | --- |',
];
const BEGIN = '<!-- machines -->';
const END = '<!-- /machines -->';

/**
 * A page of Markdown with a kind's row in the table between its marks, in the order of {@link KINDS}.
 * @throws Error if the page doesn't have the marks
 */
export function withRow(page: string, row: Row): string {
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`The page doesn't have the marks ${BEGIN} and ${END}`);
  const lines = page.slice(from, to).split('\n');
  const kindOf = (line: string) => line.split(' | ')[0]?.slice(2) ?? '';
  const rows = new Map(lines.filter((line) => KINDS[kindOf(line)]).map((line) => [kindOf(line), line]));
  const { kind, start, seconds, passed, failed, skipped, date } = row;
  const cells = [kind, start, seconds, passed, failed, skipped].map((cell) =>
    typeof cell === 'number' ? String(Math.round(cell)) : cell,
  );
  rows.set(kind, `| ${[...cells, date].join(' | ')} |`);
  const sorted = Object.keys(KINDS).flatMap((name) => rows.get(name) ?? []);
  return [page.slice(0, from), BEGIN, '\n\n', [...HEAD, ...sorted].join('\n'), '\n\n', page.slice(to)].join(
    '',
  );
}

/** The counts in the last line of `npm test`. @throws Error if there's none */
export function countsIn(output: string): Pick<Row, 'passed' | 'failed' | 'skipped'> {
  const [, passed, failed, skipped] =
    [...output.matchAll(/^(\d+) passed, (\d+) failed, (\d+) skipped$/gm)].at(-1) ?? [];
  if (!passed) throw new Error('npm test ended without a line of counts');
  return { passed: Number(passed), failed: Number(failed), skipped: Number(skipped) };
}
