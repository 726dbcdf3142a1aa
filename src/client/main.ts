/**
 * The whole script of a reading page: what runs once per document, what runs on the content of every page, and what
 * only a few pages need and is fetched on those.
 */

import { LEAVING, PAGE } from '@content-credentials/tools/ui/page-changes';
import { startSearch, startSearchPage } from '../features/search/client.ts';
import { startAnnouncement } from '../layout/AnnouncementBar.client.ts';
import { closeMenu, startMenu, startNavMenus } from '../layout/Menu.client.ts';
import { addBranches, showCurrent, startCollapse } from '../layout/Sidebar.client.ts';
import { startTabs } from '../ui/Tabs.client.ts';
import { startAnnouncer } from './announce.ts';
import { startIslands } from './islands.ts';
import { correctAddress } from './navigation/address.ts';
import { startPrefetch } from './navigation/prefetch.ts';
import { startRouter } from './navigation/router.ts';
import { afterFrame, run } from './run.ts';
import { rememberVersion } from './storage.ts';

/** Code for the pages that contain such an element. Each module exports `start`, which runs on every such page. */
const parts: ReadonlyArray<readonly [selector: string, load: () => Promise<{ start: () => void }>]> = [
  ['[data-not-found]', () => import('../views/NotFoundPage.client.ts')],
  ['[data-table]', () => import('../ui/DataTable.client.ts')],
  ['[data-table-group]', () => import('../features/trust/client.ts')],
  ['[data-drop-target]', () => import('../features/home/client.ts')],
  ['.page-actions, figure.code, .moved', () => import('./reading.ts')],
  ['.feedback', () => import('./feedback.ts')],
  ['[data-color-mode], [data-third-party], [data-versions]', () => import('./options.ts')],
];

function startParts(): void {
  for (const [selector, load] of parts) {
    // If such a module doesn't load, the page can still be read without it.
    if (document.querySelector(selector)) load().then(({ start }) => start(), console.warn);
  }
}

/** Runs once per document. */
const once = [
  correctAddress,
  startAnnouncer,
  startRouter,
  startMenu,
  startCollapse,
  startNavMenus,
  startAnnouncement,
  startSearch,
];

/** Runs on every page. Code that reads positions comes first, while nothing has changed since the first frame. */
const everyPage = [
  showCurrent,
  addBranches,
  startIslands,
  startSearchPage,
  startParts,
  rememberVersion,
  startPrefetch,
];

// Listeners cost nothing, and the first key press or click must work.
for (const start of once) run(start);
// Before the frame, as the router does: a stored choice determines what's drawn.
run(startTabs);
addEventListener(LEAVING, closeMenu);
// One frame later, so that none of this delays reading.
const startPage = () => afterFrame(() => everyPage.forEach(run));
addEventListener(PAGE, startPage);
startPage();
