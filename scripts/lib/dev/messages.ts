/** What the process of a dev server tells the one that started it. */
export type FromServer =
  /** It answers at this port. */
  | { ready: number }
  /** It has to be started anew; the reason is for the terminal. */
  | { restart: string };

/** What the dev server is started with. */
export interface DevOptions {
  port: number;
  host?: string | undefined;
  open: boolean;
  /** The port was told to the browser already: another one would not be found. */
  restarted: boolean;
}
