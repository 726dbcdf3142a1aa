/**
 * What tests need from a browser, in every engine. maintainers/TESTING.md says which driver each engine
 * needs, and why.
 */
export const ENGINES = ['Firefox', 'WebKitGTK'] as const;

export type Engine = (typeof ENGINES)[number];

export interface Driver {
  /** Loads a page; not for another position on the open page. */
  open(address: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a function on the page. It can't use anything outside itself. */
  run<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Clicks the first element that a selector matches, as soon as it can be clicked. */
  click(css: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Presses a key by its name in the DOM, or a chord: `Escape`, `Control+k`. */
  press(key: string): Promise<void>;
  /** The size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** The window as a PNG. */
  screenshot(): Promise<Uint8Array>;
  /** Errors thrown by the page's scripts; empty if the engine's driver doesn't report them. */
  errors(): readonly string[];
}

export interface EngineBrowser {
  /** A page without cookies and storage from the previous one, which is closed. */
  fresh(origin: string): Promise<Driver>;
  close(): Promise<void>;
}
