import { site } from 'virtual:site';
import { InspectorStart } from '@content-credentials/tools/inspector/start';
import { twinAddress } from '../../config/address.ts';
import { type ToolId, toolAddress } from '../../config/tool-pages.ts';
import { chromeFor } from '../../content/chrome.ts';
import { getDocs } from '../../content/pages.ts';
import { sourceDir } from '../../content/source.ts';
import { trustPageData } from '../../features/trust/page.ts';
import { TrustPage } from '../../features/trust/View.tsx';
import type { ShownPage } from '../../layout/data.ts';
import { PageShell } from '../../layout/PageShell.tsx';
import { type ToolPageProps, ToolsAround, WithoutScript } from '../../views/tools/ToolLinks.tsx';
import { TOOL_PAGES } from '../../views/tools/tool-pages.ts';
import '../../views/tools/ToolPage.css';
import '../../views/tools/ToolPlace.css';
import '../../views/tools/ToolRows.css';

/** A tool on its own page: it starts immediately and uses the whole width. */
function ToolPage({ chrome, id, tools, known }: ToolPageProps) {
  const { title, lead, island } = TOOL_PAGES[id];
  return (
    <PageShell chrome={chrome}>
      <div className="tool-page">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <div className="tool-place" data-island={island} data-props='{"isPage":true}'>
          <noscript>
            <WithoutScript tool={id} known={known} />
          </noscript>
          {id === 'inspect' && (
            <div className="tool-start needs-script" data-tool-start>
              <InspectorStart />
            </div>
          )}
        </div>
        <ToolsAround id={id} tools={tools} known={known} />
      </div>
    </PageShell>
  );
}

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
        <TrustPage {...around} id={id} {...trustPageData(site, sourceDir)} />
      ) : (
        <ToolPage {...around} id={id} />
      ),
  };
}
