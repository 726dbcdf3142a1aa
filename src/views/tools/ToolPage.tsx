import './ToolPage.css';
import './ToolPlace.css';
import type { ToolId } from '../../config/tool-pages.ts';
import type { ChromeData } from '../../layout/data.ts';
import { PageShell } from '../../layout/PageShell.tsx';
import { ToolsAround, WithoutScript } from './ToolLinks.tsx';
import { TOOL_PAGES } from './tool-pages.ts';

export interface ToolPageProps {
  chrome: ChromeData;
  id: ToolId;
  /** The tools that have a page. */
  tools: readonly ToolId[];
  /** Addresses of the existing pages. */
  known: ReadonlySet<string>;
}

/** A tool on its own page: it starts immediately and uses the whole width. */
export function ToolPage({ chrome, id, tools, known }: ToolPageProps) {
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
        </div>
        <ToolsAround id={id} tools={tools} known={known} />
      </div>
    </PageShell>
  );
}
