import { channel } from 'node:diagnostics_channel';
import { stripVTControlCharacters, styleText } from 'node:util';
import { shortFailure } from '../../config/code-failure.ts';

/**
 * Where Astro writes its messages: https://docs.astro.build/en/reference/logger-reference/. A build prints what it wrote
 * and ends with its warnings, instead of one line per page. A dev server leaves out the requests that worked, because a
 * page loads the next ones before a reader asks for them.
 *
 * Astro asks for plain JavaScript here.
 * @typedef {{ label: string | null; level: 'debug' | 'info' | 'warn' | 'error'; message: string; newLine: boolean }} Message
 */

/** Labels of Astro's steps, which a build takes for granted. */
const STEPS = new Set(['build', 'content', 'types', 'vite']);

/** How many pages there are, and after how long. */
const SUMMARY = /page\(s\) built in/;
/** Between this line and the summary, Astro prints two for each page. */
const PAGES_BEGIN = /generating static routes/;

/** Announcements of a failure that's reported in full at the end. */
const EMPTY_WORDS =
  /^\s*(?:\S{1,9} )?(?:Build failed in|An unhandled error occurred while running|Unable to load your Astro config)/;

/** An error with its calls, which is told without them at the end. */
const CALLS = /^\w*Error: [^\n]*\n\s+at /;

/** The page that a view fails on, told before what's wrong. */
const ON_PAGE = /Caught error rendering (\S+):/;

/** A mistake in a page, with its file and line. */
const IN_PAGE = /[\w./-]+\.mdx:\d+: [^\n]+/;
/** Milliseconds in which the same mistake isn't told again: a dev server has it for every request. */
const PATIENCE = 10_000;

/**
 * What a dev server says about its own work: a request that it has answered, a connection, and Astro's explanation of an
 * address without a page, which a line of its own reports.
 */
const OWN_WORK =
  /^\s*\[(?:2\d\d|304)\]|^connected\.$|^Generated |getStaticPaths\(\)` route pattern was matched/;

/** A request that came while a dev server restarted; the browser asks again. */
const TOO_EARLY = /^transport was disconnected/;

export default function logger() {
  const isBuild = process.argv.includes('build');
  const { log: print, error: printError } = console;
  /** @type {string[]} */
  const warnings = [];
  /** The page that couldn't be rendered. */
  let page = '';
  /** When each mistake was told, also by another copy of this module: Vite runs one for the pages of a dev server. */
  const told = new Map();
  const tellings = channel('docs:mistake-told');
  tellings.subscribe((mistake) => told.set(mistake, Date.now()));
  /** Tells a failure once, without the calls that led to it. @param {string} text */
  const tell = (text) => {
    const plain = stripVTControlCharacters(text);
    const [, failed] = ON_PAGE.exec(plain) ?? [];
    if (failed) page = ` (on ${failed})`;
    else if (!CALLS.test(plain) && !EMPTY_WORDS.test(plain))
      printError(shortFailure(plain).replace(/$/m, page));
  };
  if (isBuild) {
    // Astro's command prints here why it stopped, and React each error of a view, which Astro tells, too.
    console.error = (first, ...others) => {
      if (typeof first === 'string') tell(first);
      else if (!(first instanceof Error)) printError(first, ...others);
    };
    process.once('exit', (code) => {
      // A failed build ends with its mistakes.
      if (code === 0 && warnings.length > 0)
        print(`\nBefore you publish:\n${warnings.map((warning) => `  ${warning}`).join('\n')}`);
    });
  }
  return {
    /** @param {Message} message */
    write({ label, level, message, newLine }) {
      const plain = stripVTControlCharacters(message);
      const name = label && label !== 'SKIP_FORMAT' ? `${styleText('dim', `[${label}]`)} ` : '';
      if (level === 'error') {
        const [mistake = shortFailure(plain)] = IN_PAGE.exec(plain) ?? [];
        if (isBuild) tell(plain);
        else if (
          !CALLS.test(plain) &&
          !TOO_EARLY.test(plain) &&
          !(Date.now() - told.get(mistake) < PATIENCE)
        ) {
          tellings.publish(mistake);
          printError(mistake);
        }
      } else if (!isBuild) {
        if (!OWN_WORK.test(plain)) print(name + message);
      } else if (level === 'warn') {
        if (!warnings.includes(plain)) warnings.push(plain);
      } else if (PAGES_BEGIN.test(plain)) print('Writing pages …');
      else if (SUMMARY.test(plain)) print(name + plain.replace('page(s)', 'pages'));
      // Routes have no label, or one that isn't printed.
      else if (newLine && label !== null && label !== 'SKIP_FORMAT' && !STEPS.has(label))
        print(name + message);
    },
  };
}
