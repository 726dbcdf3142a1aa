import { href } from '../../addresses/href.ts';
import type { ToolId } from '../../config/tool-pages.ts';
import { TOOL_PAGES } from './tool-pages.ts';

interface WithoutScriptProps {
  tool: ToolId;
  /** Addresses of the existing pages. */
  known: ReadonlySet<string>;
}

/** For readers without JavaScript: what does a tool's job instead, with links. */
export function WithoutScript({ tool, known }: WithoutScriptProps) {
  const { withoutScript, instead = [] } = TOOL_PAGES[tool];
  const links = instead.filter(({ href: address }) => known.has(address));
  return (
    <>
      <p>{withoutScript}</p>
      {links.length > 0 && (
        <ul className="plain-links">
          {links.map(({ label, href: address }) => (
            <li key={address}>
              <a href={href(address)}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
