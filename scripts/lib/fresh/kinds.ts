import type { Kind } from './machine.mjs';

/** The kinds of machine on which both commands of the README must pass. */
export const KINDS: Readonly<Record<string, Kind>> = {
  'Everything installed': {},
  'No browsers': { without: ['chromium', 'firefox-esr', 'WebKitWebDriver'] },
  'No Python, no compilers': { without: ['python3', 'gcc', 'g++', 'make', 'cargo'] },
  'No OpenSSL, nginx, jq, or git': { without: ['openssl', 'nginx', 'jq', 'git'] },
  "A user who isn't root": { user: 'nobody' },
  'Node.js 20': { node: '20' },
  'Node.js 22': { node: '22' },
  'Node.js 24': { node: '24' },
  'A folder named `Größe 1`': { folder: 'Größe 1' },
  'A zip without `.git`': { zip: true },
};

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
