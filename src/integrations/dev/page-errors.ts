import { AuthorError } from '../../content/markdown/author-error.ts';
import { writtenPages } from '../../content/written-pages.ts';

interface Event {
  level: string;
  label: string | null;
  message: string;
}

/** Where Astro and Vite write their messages. */
interface Destination {
  write(event: Event): void;
}

/**
 * Shows mistakes in pages as the build does: file and line first, without our stack, and once. Otherwise, Astro prints
 * every failed request with the stack of the compiler.
 */
export function shortPageErrors(destination: Destination): void {
  /** The current mistake of each page that doesn't compile, by the page's path, and when its compilation began. */
  const states = new Map<string, { message: string; begun: number }>();
  /** Every mistake so far: Astro may report one after it's been fixed. */
  const known = new Set<string>();
  const printed = new Set<string>();
  let count = 0;
  const pages = writtenPages();
  const { compile } = pages;
  /** Several requests compile a page at once, and one that read an older version may end last. */
  const note = (file: string, message: string, begun: number) => {
    const before = states.get(file);
    if (before && before.begun > begun) return;
    if (before && before.message !== message) printed.delete(before.message);
    states.set(file, { message, begun });
  };
  pages.compile = async (file) => {
    count += 1;
    const begun = count;
    try {
      const page = await compile(file);
      note(file, '', begun);
      return page;
    } catch (error) {
      if (error instanceof AuthorError) {
        error.stack = `${error.name}: ${error.message}`;
        known.add(error.message);
        note(file, error.message, begun);
      }
      throw error;
    }
  };
  const write = destination.write.bind(destination);
  destination.write = (event) => {
    const message = [...known].find((one) => event.message.includes(one));
    if (message === undefined || event.level !== 'error') return write(event);
    if (printed.has(message)) return;
    printed.add(message);
    write({ ...event, label: null, message });
  };
}
