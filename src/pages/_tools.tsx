import { site } from 'virtual:site';
import type { ShownPage } from '../chrome/data.ts';
import { TOOLS_ADDRESS } from '../config/tool-pages.ts';
import { chromeFor } from '../content/chrome.ts';
import { TOOLS_DESCRIPTION, TOOLS_TITLE, ToolsPage } from '../views/tools/ToolsPage.tsx';

export async function toolsPage(): Promise<ShownPage> {
  const chrome = await chromeFor(TOOLS_ADDRESS);
  return {
    kind: 'tools',
    head: {
      title: TOOLS_TITLE,
      description: TOOLS_DESCRIPTION,
      address: TOOLS_ADDRESS,
      card: '/social/home.png',
    },
    view: <ToolsPage chrome={chrome} tools={site.tools} />,
  };
}
