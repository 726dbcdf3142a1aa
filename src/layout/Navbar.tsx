import { site } from 'virtual:site';
import { href } from '../ui/href.ts';
import { Icon } from '../ui/Icon.tsx';
import type { ChromeData, NavItem } from './data.ts';
import { Fixed } from './page-parts.tsx';

const NAMES = { dropdown: undefined, locale: 'Language', version: 'Version' } as const;

/** A navbar dropdown, or the menu of locales or versions: a disclosure that works without script. */
function NavMenu({ menu }: { menu: Extract<NavItem, { kind: 'menu' }> }) {
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

function Item({ item }: { item: NavItem }) {
  switch (item.kind) {
    case 'link':
      return (
        <a
          className="nav-link"
          href={item.href}
          data-versions={item.versions && JSON.stringify(item.versions)}
          aria-current={item.current ? 'page' : item.isSection || undefined}
        >
          {item.label}
        </a>
      );
    case 'icon':
      return (
        <a className="icon-button" href={item.href}>
          <Fixed>
            <Icon name={item.icon} />
            <span className="sr-only">{item.label}</span>
          </Fixed>
        </a>
      );
    case 'menu':
      return <NavMenu menu={item} />;
    case 'search':
      return (
        <a className="search-button" href={item.href} data-search>
          <Fixed>
            <Icon name="search" />
            <span className="search-label">Search</span>
            {/* The script says ⌘K instead on a Mac. */}
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a kbd takes no focus */}
            <kbd aria-hidden="true">Ctrl K</kbd>
          </Fixed>
        </a>
      );
    case 'html':
      return <span className="nav-html" dangerouslySetInnerHTML={{ __html: item.html }} />;
  }
}

/** The navbar items on one side. The menu on a phone begins with all of them. */
export function NavItems({ items }: { items: readonly NavItem[] }) {
  return (
    <ul className="nav-items">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static markup, never reordered
        <li key={index} className={item.kind === 'search' ? 'nav-search' : undefined}>
          <Item item={item} />
        </li>
      ))}
    </ul>
  );
}

/** The way home, if the logo leads to another site. */
export function HomeLink() {
  const { logo, navbar, title } = site;
  if (!logo || logo.href === '/') return null;
  return (
    <a className="home-link" href={href('/')}>
      {navbar.title ?? title}
    </a>
  );
}

/** The bar at the top of every page. */
export function Navbar({ chrome }: { chrome: ChromeData }) {
  const { logo } = site;
  return (
    <header className="navbar" id="navbar">
      <button type="button" className="icon-button menu-button" popoverTarget="menu">
        <Fixed>
          <Icon name="menu" />
          <span className="sr-only">Open the menu</span>
        </Fixed>
      </button>
      <a className="brand" href={href(logo?.href ?? '/')}>
        <Fixed>
          {logo ? (
            <img
              src={href(logo.src)}
              alt={logo.alt}
              width={logo.width}
              height={logo.height}
              decoding="sync"
              fetchPriority="low"
            />
          ) : (
            site.title
          )}
        </Fixed>
      </a>
      <HomeLink />
      <nav className="navbar-nav" aria-label="Main">
        <NavItems items={chrome.left} />
        <NavItems items={chrome.right} />
      </nav>
      {!site.colorMode.disableSwitch && (
        <button type="button" className="icon-button" data-theme-switch hidden>
          <Fixed>
            <Icon name="theme" />
            <span className="sr-only">Dark colors</span>
          </Fixed>
        </button>
      )}
    </header>
  );
}
