import type { Engine } from '../../scripts/lib/engines/driver.ts';
import type { Page } from '../../scripts/lib/engines/page.ts';

/** A reader's action, and its expected result in every engine. */
export interface Behavior {
  name: string;
  run(page: Page): Promise<void>;
  /** Engines in which it can't be driven, with the reason for each. */
  cannot?: Partial<Record<Engine, string>>;
}

export const DESKTOP = [1440, 900] as const;
export const PHONE = [390, 780] as const;
/** A window of 1280 pixels at a zoom of 400 %. */
export const ZOOMED = [320, 640] as const;
