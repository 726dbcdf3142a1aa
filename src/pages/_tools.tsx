import { site } from 'virtual:site';
import { TOOLS_ADDRESS } from '../config/tool-pages.ts';
import { chromeFor } from '../content/chrome.ts';
import type { ShownPage } from '../layout/data.ts';
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
