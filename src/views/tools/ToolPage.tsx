import './ToolPage.css';
import { splitAddress } from '../../addresses/address.ts';
import { type ToolId, toolAddress } from '../../config/tool-pages.ts';
import type { ChromeData } from '../../page-data/chrome.ts';
import { PageShell } from '../PageShell.tsx';
import { ToolLinks } from './ToolLinks.tsx';
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
  const { title, lead, island, withoutScript, docs } = TOOL_PAGES[id];
  const links = docs.filter(({ href: address }) => known.has(splitAddress(address).path));
  const others = tools
    .filter((other) => other !== id)
    .map((other) => ({ label: TOOL_PAGES[other].title, href: toolAddress(other) }));
  return (
    <PageShell chrome={chrome}>
      <div className="tool-page">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <div className="tool-place" data-island={island} data-props='{"isPage":true}'>
          <noscript>
            <p>{withoutScript}</p>
          </noscript>
        </div>
        <div className="tool-around">
          <ToolLinks id="about" title="In the docs" links={links} />
          <ToolLinks id="others" title="Other tools" links={others} />
        </div>
      </div>
    </PageShell>
  );
}
