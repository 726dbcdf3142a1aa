import './ToolPage.css';
import type { ReactNode } from 'react';
import type { ToolId } from '../../config/tool-pages.ts';
import type { ChromeData } from '../../page-data/chrome.ts';
import { PageShell } from '../PageShell.tsx';
import type { CardPicture } from '../PictureCards.tsx';
import { ToolCards } from './ToolCards.tsx';

export interface ToolsPageProps {
  chrome: ChromeData;
  tools: readonly ToolId[];
  pictures: Readonly<Partial<Record<ToolId, CardPicture>>>;
}

export const TOOLS_TITLE = 'Tools';
export const TOOLS_DESCRIPTION =
  'Inspect a file, sign and tamper with an image, check a certificate, and look up a signer’s product, all without uploading anything.';

/** The tools that have a page, with a picture of each. */
export function ToolsPage({ chrome, tools, pictures }: ToolsPageProps): ReactNode {
  return (
    <PageShell chrome={chrome}>
      <div className="tool-page">
        <h1>{TOOLS_TITLE}</h1>
        <p className="lead">These tools run in your browser, and nothing is uploaded.</p>
        <ToolCards tools={tools} pictures={pictures} level={2} />
      </div>
    </PageShell>
  );
}
