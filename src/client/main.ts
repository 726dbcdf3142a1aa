/**
 * The whole programme of a reading page. Each behaviour starts once for the document and, where it looks at
 * the page's content, again after every navigation. One that fails is reported and leaves the others alone.
 */
import { startAnnouncement } from './announcement.ts';
import { startCollapse } from './collapse.ts';
import { startCopy } from './copy.ts';
import { startIslands } from './islands.ts';
import { startMenu } from './menu.ts';
import { startNavMenus } from './nav-menus.ts';
import { correctAddress } from './navigation/address.ts';
import { onPage } from './navigation/page.ts';
import { startPrefetch } from './navigation/prefetch.ts';
import { startRouter } from './navigation/router.ts';
import { startNotFound } from './not-found.ts';
import { startPageFilter } from './page-filter.ts';
import { startSidebar } from './sidebar.ts';
import { startTableOfContents } from './table-of-contents.ts';
import { startTabs } from './tabs.ts';
import { startThirdParty } from './third-party.ts';
import { rememberVersion } from './version.ts';

function run(name: string, start: () => void) {
  try {
    start();
  } catch (error) {
    console.error(`${name} did not start`, error);
  }
}

for (const start of [
  correctAddress,
  startRouter,
  startPrefetch,
  startMenu,
  startNavMenus,
  startCollapse,
  startAnnouncement,
  startThirdParty,
]) {
  run(start.name, start);
}

onPage(() => {
  for (const start of [
    startSidebar,
    startTableOfContents,
    startCopy,
    startTabs,
    startNotFound,
    startPageFilter,
    startIslands,
    rememberVersion,
  ]) {
    run(start.name, start);
  }
});
