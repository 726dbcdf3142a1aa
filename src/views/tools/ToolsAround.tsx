import { splitAddress } from '../../config/address.ts';
import { type ToolId, toolAddress } from '../../config/tool-pages.ts';
import { ToolLinks } from './ToolLinks.tsx';
import { TOOL_PAGES } from './tool-pages.ts';

export interface ToolsAroundProps {
  id: ToolId;
  /** The tools that have a page. */
  tools: readonly ToolId[];
  /** Addresses of the existing pages. */
  known: ReadonlySet<string>;
}

/** Below a tool: pages about it, and the other tools. */
export function ToolsAround({ id, tools, known }: ToolsAroundProps) {
  const links = TOOL_PAGES[id].docs.filter(({ href: address }) => known.has(splitAddress(address).path));
  const others = tools
    .filter((other) => other !== id)
    .map((other) => ({ label: TOOL_PAGES[other].title, href: toolAddress(other) }));
  return (
    <div className="tool-around">
      <ToolLinks id="about" title="In the docs" links={links} />
      <ToolLinks id="others" title="Other tools" links={others} />
    </div>
  );
}
