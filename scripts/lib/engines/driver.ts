/**
 * What tests and screenshots ask of a browser, in every engine. puppeteer-core drives Chromium and Firefox ESR as
 * Debian has them; nothing but WebDriver reaches WebKitGTK, so selenium-webdriver does. One library for all three would
 * need chromedriver and geckodriver as well, and Debian has no geckodriver.
 */
export const ENGINES = ['Chromium', 'Firefox', 'WebKitGTK'] as const;

export type Engine = (typeof ENGINES)[number];

export interface Driver {
  /** Whether scripts of pages run. */
  readonly javaScript: boolean;
  /** Loads a page; not for another place on the page that is open. */
  open(address: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page, or in the frame that was entered. It can use nothing from outside of itself. */
  run<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Clicks a point of the window, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Presses a key by its name in the DOM, or a chord: `Escape`, `Control+k`. */
  press(key: string): Promise<void>;
  /** Turns the mouse wheel over a point of the window, in CSS pixels. */
  wheel(x: number, y: number, down: number): Promise<void>;
  /** The size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Goes into a frame, until the next `open`. */
  enter(frame: string): Promise<void>;
  /** The window as a PNG. */
  screenshot(): Promise<Uint8Array>;
  /** Errors that the page's scripts threw; empty where the engine's driver doesn't report them. */
  errors(): readonly string[];
}

export interface EngineBrowser {
  /** A page without cookies and storage from an earlier one, which is closed. */
  fresh(origin: string): Promise<Driver>;
  close(): Promise<void>;
}

export interface LaunchOptions {
  /** Path of the browser. */
  path: string;
  /** Off: scripts of pages don't run; the driver's own still do. */
  javaScript: boolean;
}
