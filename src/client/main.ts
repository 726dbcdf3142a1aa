/**
 * The whole script of a reading page: what runs once per document, what runs on the content of every page, and what
 * only a few pages need and is fetched on those.
 */

import { LEAVING, PAGE } from '@content-credentials/tools/ui/page-changes';
import { startSearch, startSearchPage } from '../features/search/client.ts';
import { startAnnouncer } from './announce.ts';
import { startAnnouncement } from './announcement.ts';
import { startCollapse } from './collapse.ts';
import { startIslands } from './islands.ts';
import { closeMenu, startMenu, startNavMenus } from './menu.ts';
import { correctAddress } from './navigation/address.ts';
import { startPrefetch } from './navigation/prefetch.ts';
import { startRouter } from './navigation/router.ts';
import { afterFrame, run } from './run.ts';
import { addBranches, showCurrent } from './sidebar.ts';
import { startTabs } from './tabs.ts';
import { rememberVersion } from './version.ts';

/** Code for the pages that contain such an element. Each module exports `start`, which runs on every such page. */
const parts: ReadonlyArray<readonly [selector: string, load: () => Promise<{ start: () => void }>]> = [
  ['[data-not-found]', () => import('./not-found.ts')],
  ['[data-table]', () => import('./data-table.ts')],
  ['[data-table-group]', () => import('./table-group.ts')],
  ['[data-drop-target]', () => import('./home.ts')],
  ['.page-actions, figure.code, .moved, .term', () => import('./reading/index.ts')],
  ['[data-reply]', () => import('./reply.ts')],
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
// If links load whole pages, restore the sidebar's open branches.
if (!('navigation' in window))
  afterFrame(() => import('./branch.ts').then(({ keepBranches }) => keepBranches(), console.warn));
