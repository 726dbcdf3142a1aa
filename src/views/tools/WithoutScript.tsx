import type { ToolId } from '../../config/tool-pages.ts';
import { PlainLinks } from './ToolLinks.tsx';
import { TOOL_PAGES } from './tool-pages.ts';

interface WithoutScriptProps {
  tool: ToolId;
  /** Addresses of the existing pages. */
  known: ReadonlySet<string>;
}

/** For readers without JavaScript: what does a tool's job instead, with links. */
export function WithoutScript({ tool, known }: WithoutScriptProps) {
  const { withoutScript, instead = [] } = TOOL_PAGES[tool];
  return (
    <>
      <p>{withoutScript}</p>
      <PlainLinks links={instead.filter(({ href: address }) => known.has(address))} />
    </>
  );
}
