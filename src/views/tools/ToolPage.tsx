import './ToolPage.css';
import { splitAddress } from '../../addresses/address.ts';
import { href } from '../../addresses/href.ts';
import { type ToolId, toolAddress } from '../../config/tool-pages.ts';
import type { ChromeData } from '../../page-data/chrome.ts';
import { PageShell } from '../PageShell.tsx';
import { TOOL_PAGES } from './tool-pages.ts';

export interface ToolPageProps {
  chrome: ChromeData;
  id: ToolId;
  /** The tools that have a page. */
  tools: readonly ToolId[];
  /** Addresses of the pages that exist. */
  known: ReadonlySet<string>;
}

/** A tool on a page of its own: it starts at once, and takes the whole width. */
export function ToolPage({ chrome, id, tools, known }: ToolPageProps) {
  const { title, lead, island, withoutScript, docs } = TOOL_PAGES[id];
  const links = docs.filter(({ href: address }) => known.has(splitAddress(address).path));
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
          {links.length > 0 && (
            <nav aria-labelledby="about">
              <h2 id="about">In the docs</h2>
              <ul className="plain-links">
                {links.map(({ label, href: address }) => (
                  <li key={address}>
                    <a href={href(address)}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {tools.length > 1 && (
            <nav aria-labelledby="others">
              <h2 id="others">Other tools</h2>
              <ul className="plain-links">
                {tools
                  .filter((other) => other !== id)
                  .map((other) => (
                    <li key={other}>
                      <a href={href(toolAddress(other))}>{TOOL_PAGES[other].title}</a>
                    </li>
                  ))}
              </ul>
            </nav>
          )}
        </div>
      </div>
    </PageShell>
  );
}
