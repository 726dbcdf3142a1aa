import type { SidebarNode } from '../page-data/navigation.ts';
import { href } from '../ui/href.ts';
import { Breakable } from './Breakable.tsx';

/** The path from the docs landing page to this page. */
export function Breadcrumbs({ trail, docsAddress }: { trail: readonly SidebarNode[]; docsAddress: string }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        <li>
          <a href={href(docsAddress)}>Docs</a>
        </li>
        {trail.map(({ label, address }, index) => (
          <li key={label}>
            {address && index < trail.length - 1 ? (
              <a href={href(address)}>
                <Breakable text={label} />
              </a>
            ) : (
              <span aria-current={index === trail.length - 1 ? 'page' : undefined}>
                <Breakable text={label} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
