import { Breakable } from '../ui/Breakable.tsx';
import { href } from '../ui/href.ts';
import { Icon } from '../ui/Icon.tsx';
import type { SidebarNode } from './data.ts';

function NodeLink({ node, current }: { node: SidebarNode; current: string }) {
  const address = node.address ?? node.entriesOn;
  if (!address) return <span className="tree-heading">{node.label}</span>;
  const mark = address === current && !node.isLink ? 'page' : node.isAbove ? 'true' : undefined;
  return (
    <a href={href(address)} aria-current={mark} className={node.isBack ? 'tree-back' : undefined}>
      <Breakable text={node.label} />
      {node.external && <Icon name="external" />}
    </a>
  );
}

interface TreeProps {
  nodes: readonly SidebarNode[];
  current: string;
  /** Labels of the categories around it. */
  path?: readonly string[];
}

function Tree({ nodes, current, path = [] }: TreeProps) {
  return (
    <ul className="tree">
      {nodes.map((node) => {
        const labels = [...path, node.label];
        // The name of a branch on all pages: a category without a page has no address, and labels can repeat.
        const name = node.address === undefined ? labels.join(' / ') : href(node.address);
        return (
          // `src/layout/Sidebar.client.ts` adds the disclosure to a branch whose entries are on another page.
          <li key={node.label} data-more={node.entriesOn && (node.address === undefined ? name : '')}>
            <NodeLink node={node} current={current} />
            {node.items && (
              // The disclosure is next to the category's link, not around it: a link inside a summary would be two
              // controls in one.
              <details open={!node.collapsed} data-key={name}>
                <summary>
                  <span className="sr-only">{`Pages under ${node.label}`}</span>
                </summary>
                <Tree nodes={node.items} current={current} path={labels} />
              </details>
            )}
          </li>
        );
      })}
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
