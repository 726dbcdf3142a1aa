import type { Link } from '../../layout/data.ts';
import { href } from '../../ui/href.ts';

type Links = ReadonlyArray<Pick<Link, 'label' | 'href'>>;

/** A list of links, one per line; nothing if there are none. */
export function PlainLinks({ links }: { links: Links }) {
  if (links.length === 0) return null;
  return (
    <ul className="plain-links">
      {links.map(({ label, href: address }) => (
        <li key={address}>
          <a href={href(address)}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

export interface ToolLinksProps {
  /** The id of the heading that names this list. */
  id: string;
  title: string;
  links: Links;
}

/** A titled list of links below a tool; nothing if there are no links. */
export function ToolLinks({ id, title, links }: ToolLinksProps) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <PlainLinks links={links} />
    </section>
  );
}
