import { href } from '../addresses/href.ts';
import type { SidebarNode } from '../page-data/navigation.ts';
import { Icon } from '../ui/Icon.tsx';
import { Breakable } from './Breakable.tsx';

function NodeLink({ node, current }: { node: SidebarNode; current: string }) {
  if (!node.address) return <span className="tree-heading">{node.label}</span>;
  return (
    <a href={href(node.address)} aria-current={node.address === current ? 'page' : undefined}>
      <Breakable text={node.label} />
      {node.external && <Icon name="external" />}
    </a>
  );
}

function Tree({ nodes, current }: { nodes: readonly SidebarNode[]; current: string }) {
  return (
    <ul className="tree">
      {nodes.map((node) => (
        // `src/client/sidebar.ts` adds the disclosure to a branch whose entries are only on its own page.
        <li key={node.label} data-more={node.elsewhere ? '' : undefined}>
          <NodeLink node={node} current={current} />
          {node.items && (
            // The disclosure is next to the category's link, not around it: a link inside a summary would be two
            // controls in one.
            <details open={!node.collapsed} data-key={node.address ? href(node.address) : node.label}>
              <summary>
                <span className="sr-only">{`Pages under ${node.label}`}</span>
              </summary>
              <Tree nodes={node.items} current={current} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The docs sidebar: nested categories, which can have their own pages, with the current page marked. */
export function Sidebar({ nodes, current }: { nodes: readonly SidebarNode[]; current: string }) {
  return (
    <nav className="sidebar" id="sidebar" aria-label="Docs">
      <Tree nodes={nodes} current={current} />
    </nav>
  );
}
