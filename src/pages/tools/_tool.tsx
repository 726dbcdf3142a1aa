import { site } from 'virtual:site';
import { twinAddress } from '../../config/address.ts';
import { type ToolId, toolAddress } from '../../config/tool-pages.ts';
import { chromeFor } from '../../content/chrome.ts';
import { getDocs } from '../../content/pages.ts';
import { sourceDir } from '../../content/source.ts';
import { trustPageData } from '../../features/trust/page.ts';
import { TrustPage } from '../../features/trust/View.tsx';
import type { ShownPage } from '../../layout/data.ts';
import { ToolPage } from '../../views/tools/ToolPage.tsx';
import { TOOL_PAGES } from '../../views/tools/tool-pages.ts';

export async function toolPage(id: ToolId): Promise<ShownPage> {
  const { title, description } = TOOL_PAGES[id];
  const address = toolAddress(id);
  const known = new Set((await getDocs()).map((doc) => doc.address));
  const around = { chrome: await chromeFor(address), tools: site.tools, known };
  return {
    kind: id === 'trust' ? 'trust' : 'tool',
    head: {
      title: id === 'trust' ? title : `${title} in your browser`,
      description,
      address,
      markdownAddress: twinAddress(address),
      card: '/social/home.png',
    },
    view:
      id === 'trust' ? (
        <TrustPage {...around} {...trustPageData(site, sourceDir)} />
      ) : (
        <ToolPage {...around} id={id} />
      ),
  };
}
