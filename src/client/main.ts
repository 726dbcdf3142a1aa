/**
 * The whole program of a reading page: what runs once for the document, what looks at the content of every
 * page, and what only a few pages need, which is fetched there.
 */

import { onPage, PAGE } from '../browser/page-changes.ts';
import { afterFrame, run } from '../browser/run.ts';
import { rememberVersion } from '../browser/version.ts';
import { startAnnouncer } from './announce.ts';
import { startAnnouncement } from './announcement.ts';
import { startCollapse } from './collapse.ts';
import { fontsWereInTime } from './fonts-in-time.ts';
import { startIslands } from './islands.ts';
import { closeMenu, startMenu } from './menu.ts';
import { startNavMenus } from './nav-menus.ts';
import { correctAddress } from './navigation/address.ts';
import { startPrefetch } from './navigation/prefetch.ts';
import { startRouter } from './navigation/router.ts';
import { startSearch, startSearchPage } from './search.ts';
import { addBranches, showCurrent } from './sidebar.ts';
import { startTabs } from './tabs.ts';

/** Parts for the pages that have an element of this kind. Each exports `start`, which runs on every such page. */
const parts: ReadonlyArray<readonly [selector: string, load: () => Promise<{ start: () => void }>]> = [
  ['[data-not-found]', () => import('./not-found.ts')],
  ['[data-table]', () => import('./data-table.ts')],
  ['[data-drop-target]', () => import('./drop-target.ts')],
  ['.page-actions, figure.code', () => import('./reading/index.ts')],
  ['.term', () => import('./terms.ts')],
  ['[data-reply]', () => import('./reply/index.ts')],
  ['[data-color-mode]', () => import('./color-mode.ts')],
  ['[data-third-party]', () => import('./third-party.ts')],
  ['[data-menu="version"]', () => import('./version-menu.ts')],
];

function startParts(): void {
  for (const [selector, load] of parts) {
    // A part that does not arrive only adds to the page; the page is read without it.
    if (document.querySelector(selector)) load().then(({ start }) => start(), console.warn);
  }
}

/** What runs once for the document. */
const once = [
  correctAddress,
  startAnnouncer,
  startRouter,
  startMenu,
  startNavMenus,
  startCollapse,
  startAnnouncement,
  startSearch,
];

/** What runs on every page. First what reads where things are, while nothing has changed since the frame. */
const everyPage = [
  showCurrent,
  addBranches,
  startIslands,
  startSearchPage,
  startParts,
  rememberVersion,
  startPrefetch,
];

// Listening costs nothing, and the first key or click counts.
for (const start of once) run(start);
// Before the frame: a remembered choice decides what is drawn.
onPage(startTabs);
onPage(closeMenu);
// A frame later, so that none of it holds up the reading.
const startPage = () => afterFrame(() => everyPage.forEach(run));
addEventListener(PAGE, startPage);
startPage();
addEventListener('load', () => {
  if (!fontsWereInTime()) import('./fonts.ts').then(({ start }) => start()).catch(console.warn);
});

// Where links load whole pages, the sidebar has to be told what was open.
if (!('navigation' in window))
  afterFrame(() => import('./sidebar-memory.ts').then(({ start }) => start(), console.warn));
