import { relative } from 'node:path';
import type { Plugin } from 'vite';

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
 * Mistakes in pages as the build reports them: file and line first, without our stack, and once. Otherwise Vite and
 * Astro each print every failed request with the stack of the compiler.
 */
export class MdxErrors {
  /** The current mistake of each page that doesn't compile. */
  readonly #messages = new Map<string, string>();
  readonly #printed = new Set<string>();
  readonly #sourceDir: string;

  constructor(sourceDir: string) {
    this.#sourceDir = sourceDir;
  }

  /** Adds the file and line to the errors of the plugin that compiles pages. */
  plugin(): Plugin {
    return {
      name: 'mdx-errors',
      configResolved: ({ plugins }) => {
        const transform = plugins.find(({ name }) => name === '@mdx-js/rolldown')?.transform;
        if (typeof transform !== 'object') return;
        const { handler } = transform;
        const errors = this;
        transform.handler = async function (code, id, options) {
          try {
            const result = await handler.call(this, code, id, options);
            errors.#fixed(id);
            return result;
          } catch (error) {
            throw errors.#placed(error, id);
          }
        };
      },
    };
  }

  /** Prints each mistake once, without what surrounds it. */
  quiet(destination: Destination): void {
    const write = destination.write.bind(destination);
    destination.write = (event) => {
      const message = [...this.#messages.values()].find((one) => event.message.includes(one));
      if (message === undefined || event.level !== 'error') return write(event);
      if (this.#printed.has(message)) return;
      this.#printed.add(message);
      write({ ...event, label: null, message });
    };
  }

  #fixed(id: string): void {
    this.#printed.delete(this.#messages.get(id) ?? '');
    this.#messages.delete(id);
  }

  #placed(error: unknown, id: string): unknown {
    if (!(error instanceof Error)) return error;
    const { line } = (error as { loc?: { line?: number } }).loc ?? {};
    const file = relative(this.#sourceDir, id.split('?')[0] ?? '').replaceAll('\\', '/');
    const text = error.message.replace(/^\d+:\d+: /, '');
    error.message = text.startsWith(`${file}:`) ? text : `${file}${line ? `:${line}` : ''}: ${text}`;
    error.stack = `${error.name}: ${error.message}`;
    if (this.#messages.get(id) !== error.message) this.#fixed(id);
    this.#messages.set(id, error.message);
    return error;
  }
}
