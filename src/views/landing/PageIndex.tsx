import './PageIndex.css';
import type { SidebarNode } from '../../layout/data.ts';

type Href = (address: string) => string;

interface IndexProps {
  nodes: readonly SidebarNode[];
  href: Href;
}

/** A reference is one entry, because its hundreds of pages would hide the others. */
const below = ({ items = [], isReference }: SidebarNode): readonly SidebarNode[] =>
  isReference ? [] : items;

const Entry = ({ node: { label, address }, href }: { node: SidebarNode; href: Href }) =>
  address === undefined ? label : <a href={href(address)}>{label}</a>;

function Entries({ nodes, href }: IndexProps) {
  return (
    <ul className="entries">
      {nodes
        .filter(({ isLink }) => !isLink)
        .map((node) => (
          <li key={`${node.label} ${node.address ?? ''}`}>
            <Entry node={node} href={href} />
            {below(node).length > 0 && <Entries nodes={below(node)} href={href} />}
          </li>
        ))}
    </ul>
  );
}

/** Every page in columns: the top-level pages first, then each category. */
export function PageIndex({ nodes, href }: IndexProps) {
  const { pages = [], categories = [] } = Object.groupBy(nodes, (node) =>
    below(node).length > 0 ? 'categories' : 'pages',
  );
  return (
    <div className="landing-index">
      {pages.length > 0 && <Entries nodes={pages} href={href} />}
      {categories.map((node) => (
        <section key={node.label} aria-label={node.label}>
          <h3>
            <Entry node={node} href={href} />
          </h3>
          <Entries nodes={below(node)} href={href} />
        </section>
      ))}
    </div>
  );
}
