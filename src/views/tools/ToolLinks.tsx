import { splitAddress } from '../../config/address.ts';
import { type ToolId, toolAddress } from '../../config/tool-pages.ts';
import type { ChromeData, Link } from '../../layout/data.ts';
import { href } from '../../ui/href.ts';
import { ToolMark } from './ToolMark.tsx';
import { TOOL_PAGES } from './tool-pages.ts';

interface ToolLinksProps {
  id: string;
  title: string;
  links: ReadonlyArray<Pick<Link, 'label' | 'href'> & { tool?: ToolId }>;
}

/** Titled rows of links below a tool, as on the page of all tools; nothing if there are no links. */
function ToolLinks({ id, title, links }: ToolLinksProps) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="tool-rows">
        {links.map(({ label, href: address, tool }) => (
          <li key={address}>
            {tool && <ToolMark id={tool} />}
            <a href={href(address)}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** For readers without JavaScript: what does a tool's job instead, with links. */
export function WithoutScript({ tool, known }: { tool: ToolId; known: ReadonlySet<string> }) {
  const { withoutScript, instead = [] } = TOOL_PAGES[tool];
  return (
    <>
      <p>{withoutScript}</p>
      <ul className="plain-links">
        {instead
          .filter(({ href: address }) => known.has(address))
          .map(({ label, href: address }) => (
            <li key={address}>
              <a href={href(address)}>{label}</a>
            </li>
          ))}
      </ul>
    </>
  );
}

/** What a tool's page needs besides the tool. */
export interface ToolPageProps {
  chrome: ChromeData;
  id: ToolId;
  /** The tools that have a page. */
  tools: readonly ToolId[];
  /** Addresses of the existing pages. */
  known: ReadonlySet<string>;
}

/** Below a tool: pages about it, and the other tools. */
export function ToolsAround({ id, tools, known }: Omit<ToolPageProps, 'chrome'>) {
  const links = TOOL_PAGES[id].docs.filter(({ href: address }) => known.has(splitAddress(address).path));
  const others = tools
    .filter((other) => other !== id)
    .map((other) => ({ tool: other, label: TOOL_PAGES[other].title, href: toolAddress(other) }));
  return (
    <div className="tool-around">
      <ToolLinks id="about" title="In the docs" links={links} />
      <ToolLinks id="others" title="Other tools" links={others} />
    </div>
  );
}
