import { keyPath } from '../../config/errors.ts';
import type { Redirect } from '../../config/redirects.ts';
import type { Sidebars } from '../../config/sidebars.ts';
import type { Site } from '../../config/site.ts';

/** An address on this site in the configuration, with its key. */
export interface ConfigLink {
  file: string;
  /** `footer.columns[0].items[2].href`. */
  key: string;
  address: string;
}

type Linking = Pick<Site, 'navbar' | 'announcementBar' | 'footer' | 'favicon' | 'logo'>;

/** Every link to a page or file on this site in the configuration. Page ids are checked elsewhere. */
export function configLinks(site: Linking, sidebars: Sidebars, redirects: readonly Redirect[]): ConfigLink[] {
  const { navbar, announcementBar, footer, favicon, logo } = site;
  return [
    ...linksIn({ favicon, logo, navbar, announcementBar, footer }, [], 'site.config.ts'),
    ...linksIn(sidebars, [], 'sidebars.ts'),
    ...redirects.flatMap(({ from, to }): ConfigLink[] =>
      isOurs(to) ? [{ file: 'redirects.ts', key: from, address: to }] : [],
    ),
  ];
}

/** Fields whose whole value is an address, and HTML fields that can contain links. */
const ADDRESS_KEYS = new Set(['href', 'src', 'favicon']);
const HTML_KEYS = new Set(['content', 'value']);

const isOurs = (address: string): boolean => address.startsWith('/') && !address.startsWith('//');

function linksIn(value: unknown, path: PropertyKey[], file: ConfigLink['file']): ConfigLink[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => linksIn(item, [...path, index], file));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => linksIn(inner, [...path, key], file));
  }
  if (typeof value !== 'string') return [];
  const name = String(path.at(-1));
  const found = ADDRESS_KEYS.has(name)
    ? [value]
    : HTML_KEYS.has(name)
      ? [...value.matchAll(/\s(?:href|src)=(["'])(.*?)\1/g)].map(([, , address = '']) => address)
      : [];
  return found.filter(isOurs).map((address) => ({ file, key: keyPath(path), address }));
}
