import { expect } from 'vitest';
import type { Driver } from './driver.ts';

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

  click: Driver['click'] = (css) => this.driver.click(css);

  /** Waits until an element can be seen. */
  see(css: string): Promise<void> {
    return expect.poll(() => this.shows(css), { message: `${css} is seen` }).toBe(true);
  }

  /** Waits until no such element can be seen. */
  miss(css: string): Promise<void> {
    return expect.poll(() => this.shows(css), { message: `${css} is gone` }).toBe(false);
  }

  /** Whether such an element can be seen now, somewhere on the page. */
  shows(css: string): Promise<boolean> {
    return this.run(
      (selector) =>
        [...document.querySelectorAll(selector)].some((one) =>
          one.checkVisibility({ visibilityProperty: true }),
        ),
      css,
    );
  }

  /** The text of the first such element; empty without one. */
  text(css: string): Promise<string> {
    return this.run((selector) => document.querySelector(selector)?.textContent?.trim() ?? '', css);
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

  /** Whether the corner of the first such element is seen: nothing covers it, and nothing around it cuts it off. */
  isOnTop(css: string): Promise<boolean> {
    return this.run((selector) => {
      const element = document.querySelector(selector);
      const { x = 0, y = 0 } = element?.getBoundingClientRect() ?? {};
      return element?.contains(document.elementFromPoint(x + 4, y + 4)) === true;
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
