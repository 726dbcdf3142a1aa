import type { NavItem } from '../page-data/chrome.ts';

const NAMES = { dropdown: undefined, locale: 'Language', version: 'Version' } as const;

/** A navbar dropdown, or the menu of locales or versions: a disclosure that works without script. */
export function NavMenu({ menu }: { menu: Extract<NavItem, { kind: 'menu' }> }) {
  const name = NAMES[menu.of];
  return (
    <details className="nav-menu" data-menu={menu.of}>
      <summary className="nav-link">
        {name && <span className="sr-only">{name}: </span>}
        {menu.label}
      </summary>
      <ul>
        {menu.items.map(({ label, href, current, lang, version, versions }) => (
          <li key={href}>
            <a
              href={href}
              lang={lang}
              hrefLang={lang}
              data-version={version}
              data-versions={versions && JSON.stringify(versions)}
              aria-current={current ? 'true' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
