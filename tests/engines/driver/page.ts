import type { Driver } from './driver.ts';
import { placeOf, wasMissed } from './in-page.ts';
import { until } from './until.ts';

/** The first visible element that this selector matches; with `text`, the one whose text or label contains it. */
export type Target = string | { css: string; text: string };

const parts = (target: Target) => (typeof target === 'string' ? { css: target, text: '' } : target);

/** How often an element must be seen at the same place before a click: on a busy machine, one frame can take long. */
const STEADY = 2;

/** A page of the site as readers use it: a driver, plus what every engine can do by script. */
export class Page {
  readonly driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.#origin = origin;
  }

  /** Opens an address on the site: `/docs/faqs`. */
  open(path: string): Promise<void> {
    return this.driver.open(this.#origin + path);
  }

  run: Driver['run'] = (...script) => this.driver.run(...script);

  /**
   * Clicks an element as soon as it exists, has stopped moving, and isn't covered; clicks again if the page moved
   * meanwhile.
   */
  async click(target: Target): Promise<void> {
    const { css, text } = parts(target);
    let before: string | undefined;
    let same = 0;
    await until(`a click on ${css} ${text}`, async () => {
      const place = (await this.run(placeOf, css, text)) ?? undefined;
      same = String(place) === before ? same + 1 : 0;
      before = String(place);
      if (!place || same < STEADY) return false;
      await this.driver.click(...place);
      // If the page changed, the click worked.
      return !(await this.run(wasMissed).catch(() => false));
    });
  }

  /** Waits until an element can be seen. */
  see(target: Target): Promise<void> {
    const { css, text } = parts(target);
    return until(`${css} ${text} is seen`, () => this.shows({ css, text }));
  }

  /** Waits until no such element can be seen. */
  miss(css: string): Promise<void> {
    return until(`${css} is gone`, async () => !(await this.shows(css)));
  }

  /** Whether such an element can be seen now, somewhere on the page. */
  shows(target: Target): Promise<boolean> {
    const { css, text } = parts(target);
    return this.run(
      (selector, words) =>
        [...document.querySelectorAll<HTMLElement>(selector)].some(
          (one) => one.checkVisibility({ visibilityProperty: true }) && one.textContent.includes(words),
        ),
      css,
      text,
    );
  }

  /** The text of the first such element; empty without one. */
  text(css: string): Promise<string> {
    return this.run((selector) => document.querySelector(selector)?.textContent?.trim() ?? '', css);
  }

  count(css: string): Promise<number> {
    return this.run((selector) => document.querySelectorAll(selector).length, css);
  }

  attribute(css: string, name: string): Promise<string | null> {
    return this.run(
      (selector, key) => document.querySelector(selector)?.getAttribute(key) ?? null,
      css,
      name,
    );
  }

  /** Whether the first such element is completely inside the window. */
  isInView(css: string): Promise<boolean> {
    return this.run((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (!box || box.height === 0) return false;
      const { clientWidth, clientHeight } = document.documentElement;
      return box.top >= 0 && box.left >= 0 && box.bottom <= clientHeight && box.right <= clientWidth;
    }, css);
  }

  /** CSS pixels by which the page is wider than the window. */
  overflow(): Promise<number> {
    return this.run(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return Math.max(0, scrollWidth - clientWidth);
    });
  }

  /** Path, query, and hash. */
  path(): Promise<string> {
    return this.run(() => location.pathname + location.search + location.hash);
  }

  scrollY(): Promise<number> {
    return this.run(() => Math.round(scrollY));
  }

  hasFocus(css: string): Promise<boolean> {
    return this.run((selector) => document.activeElement?.matches(selector) === true, css);
  }
}
