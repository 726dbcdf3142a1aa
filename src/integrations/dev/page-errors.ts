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
  /** The current mistake of each page that doesn't compile, by the page's path. */
  const messages = new Map<string, string>();
  const printed = new Set<string>();
  const pages = writtenPages();
  const { compile } = pages;
  pages.compile = async (file) => {
    const before = messages.get(file) ?? '';
    try {
      const page = await compile(file);
      messages.delete(file);
      printed.delete(before);
      return page;
    } catch (error) {
      if (error instanceof AuthorError) {
        error.stack = `${error.name}: ${error.message}`;
        if (error.message !== before) printed.delete(before);
        messages.set(file, error.message);
      }
      throw error;
    }
  };
  const write = destination.write.bind(destination);
  destination.write = (event) => {
    const message = [...messages.values()].find((one) => event.message.includes(one));
    if (message === undefined || event.level !== 'error') return write(event);
    if (printed.has(message)) return;
    printed.add(message);
    write({ ...event, label: null, message });
  };
}
