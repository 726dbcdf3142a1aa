/** Messages from a dev server's process to the one that started it. */
export type FromServer =
  /** It listens on this port. */
  | { ready: number }
  /** It must be restarted; the reason is printed in the terminal. */
  | { restart: string }
  /** The first page is in the browser. */
  | { shown: true }
  /** The generated pages with this label are left out, because they aren't ready. */
  | { leftOut: string };

/** The message of the process that prepares generated pages: the labels of those that it couldn't. */
export interface FromPreparation {
  failed: string[];
}

/** The dev server's options. */
export interface DevOptions {
  port: number;
  host?: string | undefined;
  open: boolean;
  /** The browser already knows the port and wouldn't find another one. */
  restarted: boolean;
}
