/**
 * What tests and screenshots need from a browser, in every engine. maintainers/TESTING.md says which driver each engine
 * needs, and why.
 */
export const ENGINES = ['Chromium', 'Firefox', 'WebKitGTK'] as const;

export type Engine = (typeof ENGINES)[number];

export interface Driver {
  /** Whether page scripts run. */
  readonly javaScript: boolean;
  /** Loads a page; not for another position on the open page. */
  open(address: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a function on the page, or in the current frame. It can't use anything outside itself. */
  run<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Clicks a point of the window, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Presses a key by its name in the DOM, or a chord: `Escape`, `Control+k`. */
  press(key: string): Promise<void>;
  /** Turns the mouse wheel over a point of the window, in CSS pixels. */
  wheel(x: number, y: number, down: number): Promise<void>;
  /** The size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Enters a frame, until the next `open`. */
  enter(frame: string): Promise<void>;
  /** The window as a PNG. */
  screenshot(): Promise<Uint8Array>;
  /** Errors thrown by the page's scripts; empty if the engine's driver doesn't report them. */
  errors(): readonly string[];
  /** Addresses of everything that the page asked for; empty if the engine's driver doesn't report them. */
  requests(): readonly string[];
}

export interface EngineBrowser {
  /** A page without cookies and storage from the previous one, which is closed. */
  fresh(origin: string): Promise<Driver>;
  close(): Promise<void>;
}

export interface LaunchOptions {
  /** The browser's path. */
  path: string;
  /** Off: page scripts don't run, but the driver's do. */
  javaScript: boolean;
}
