import { channel } from 'node:diagnostics_channel';
import { stripVTControlCharacters } from 'node:util';
import astroLogger from 'astro/logger/node';

/** A request that worked: the router asks for pages before a reader does. */
const WORKED = /^\s*\[(?:2\d\d|304)\]/;

/** A mistake in a page, with its file and line. */
const IN_PAGE = /[\w./-]+\.mdx:\d+: [^\n]+/;
/** Milliseconds in which the same mistake isn't told again: every request for the page has it. */
const PATIENCE = 10_000;

/**
 * What `npm run dev` prints is Astro's, without requests that worked, and with a mistake in a page told once and without
 * the calls that led to it. Astro asks for plain JavaScript here: https://docs.astro.build/en/reference/logger-reference/
 */
export default function logger() {
  const { write } = astroLogger();
  // By another copy of this module, too: Vite runs one for the pages.
  const told = new Map();
  const tellings = channel('docs:mistake-told');
  tellings.subscribe((mistake) => told.set(mistake, Date.now()));
  return {
    write(event) {
      const plain = stripVTControlCharacters(event.message);
      const [mistake] = (event.level === 'error' && IN_PAGE.exec(plain)) || [];
      if (WORKED.test(plain) || Date.now() - told.get(mistake) < PATIENCE) return;
      if (mistake) tellings.publish(mistake);
      write(mistake ? { ...event, message: mistake } : event);
    },
  };
}
