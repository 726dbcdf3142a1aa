import './ToolPage.css';
import './ToolsPage.css';
import type { ReactNode } from 'react';
import { type ToolId, toolAddress } from '../../config/tool-pages.ts';
import type { ChromeData } from '../../layout/data.ts';
import { PageShell } from '../../layout/PageShell.tsx';
import { href } from '../../ui/href.ts';
import { TOOL_PAGES } from './tool-pages.ts';

/** On a grid of 48 units: a sheet under a lens, a seal with a crack, a chain with its key, and a list with a mark. */
const PATHS: Readonly<Record<ToolId, string>> = {
  inspect:
    'M31 20V8H8v32h14M14 16h11M14 23h7M31 39a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM37 37l5 5M28 31l2.2 2.2 4-4.4',
  sign: 'M24 40a16 16 0 1 0 0-32 16 16 0 0 0 0 32ZM26 8l-4 9 6 5-6 7 4 11M13 21l3 3M35 27l-3-3',
  certificate:
    'M14 30a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM34 30a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM20 24h8M34 30v11M34 36h5M14 18V8h9',
  trust:
    'M8 12h4M18 12h22M8 24h4M18 24h10M8 36h4M18 36h8M35 40a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM32 33l2.2 2.2 4-4.4',
};

/** A tool's mark, which says nothing that its name doesn't. */
export const ToolMark = ({ id }: { id: ToolId }) => (
  <svg className="tool-mark" viewBox="4 4 40 40" width="48" height="48" aria-hidden="true">
    <path d={PATHS[id]} />
  </svg>
);

export interface ToolsPageProps {
  chrome: ChromeData;
  tools: readonly ToolId[];
}

export const TOOLS_TITLE = 'Tools';
export const TOOLS_DESCRIPTION =
  'Inspect a file, sign and tamper with an image, check a certificate, and look up a signer’s product, all without uploading anything.';

/** The tools that have a page, as rows. */
export function ToolsPage({ chrome, tools }: ToolsPageProps): ReactNode {
  return (
    <PageShell chrome={chrome}>
      <div className="tool-page">
        <h1>{TOOLS_TITLE}</h1>
        <p className="lead">These tools run in your browser, and nothing is uploaded.</p>
        <ul className="tool-rows">
          {tools.map((id) => (
            <li key={id}>
              <ToolMark id={id} />
              <div>
                <h2>
                  <a href={href(toolAddress(id))}>{TOOL_PAGES[id].title}</a>
                </h2>
                <p>{TOOL_PAGES[id].lead}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </PageShell>
  );
}
