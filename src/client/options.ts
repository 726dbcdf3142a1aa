import { startColorMode } from './color-mode.ts';
import { run } from './run.ts';
import { loadThirdParty } from './third-party.ts';
import { startVersionMenu } from './version-menu.ts';

/** What only an operator's settings add to a page. It's one file, because most sites need none of it. */
export const start = (): void => [startColorMode, startVersionMenu, loadThirdParty].forEach(run);
