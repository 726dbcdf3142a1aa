import './PageIndex.css';
import type { IndexNode } from '../../layout/data.ts';

type Href = (address: string) => string;

const Entry = ({ node: { label, address }, href }: { node: IndexNode; href: Href }) =>
  address === undefined ? label : <a href={href(address)}>{label}</a>;

function Entries({ nodes, href }: { nodes: readonly IndexNode[]; href: Href }) {
  return (
    <ul className="entries">
      {nodes.map((node) => (
        <li key={`${node.label} ${node.address ?? ''}`}>
          <Entry node={node} href={href} />
          {node.items.length > 0 && <Entries nodes={node.items} href={href} />}
        </li>
      ))}
    </ul>
  );
}

/** Every page in columns: the top-level pages first, then each category. */
export function PageIndex({ nodes, href }: { nodes: readonly IndexNode[]; href: Href }) {
  const single = nodes.filter(({ items }) => items.length === 0);
  return (
    <div className="landing-index">
      {single.length > 0 && <Entries nodes={single} href={href} />}
      {nodes
        .filter(({ items }) => items.length > 0)
        .map((node) => (
          <section key={node.label} aria-label={node.label}>
            <h3>
              <Entry node={node} href={href} />
            </h3>
            <Entries nodes={node.items} href={href} />
          </section>
        ))}
    </div>
  );
}
