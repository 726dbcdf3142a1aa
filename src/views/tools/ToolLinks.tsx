import { href } from '../../addresses/href.ts';
import type { Link } from '../../page-data/chrome.ts';

export interface ToolLinksProps {
  /** The id of the heading that names this list. */
  id: string;
  title: string;
  links: ReadonlyArray<Pick<Link, 'label' | 'href'>>;
}

/** A titled list of links below a tool; nothing if there are no links. */
export function ToolLinks({ id, title, links }: ToolLinksProps) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="plain-links">
        {links.map(({ label, href: address }) => (
          <li key={address}>
            <a href={href(address)}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
