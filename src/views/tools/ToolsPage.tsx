import './ToolPage.css';
import './ToolRows.css';
import type { ReactNode } from 'react';
import { type ToolId, toolAddress } from '../../config/tool-pages.ts';
import type { ChromeData } from '../../layout/data.ts';
import { PageShell } from '../../layout/PageShell.tsx';
import { href } from '../../ui/href.ts';
import { ToolMark } from './ToolMark.tsx';
import { TOOL_PAGES } from './tool-pages.ts';

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
