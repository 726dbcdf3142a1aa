import type { IconName } from '../config/layout.ts';

/** Drawn for this site on a 24-unit grid; other companies' logos are reduced to plain shapes. */
const PATHS: Readonly<
  Record<IconName | 'menu' | 'theme' | 'close' | 'search' | 'external' | 'seal', string>
> = {
  github:
    'M9 18c-4.5 1.4-4.5-2.3-6-3m12 6v-3.6c0-1 .1-1.4-.5-2 3-.3 6-1.5 6-6.6 0-1.3-.5-2.6-1.4-3.6.4-1.2.4-2.4-.1-3.5 0 0-1.1-.3-3.6 1.4a12.3 12.3 0 0 0-6.4 0C6.5 1.4 5.4 1.7 5.4 1.7c-.5 1.1-.5 2.3-.1 3.5A5 5 0 0 0 3.9 8.8c0 5.1 3 6.3 6 6.6-.6.6-.6 1.2-.5 2V21',
  discord:
    'M8.5 15.5c2.3 1 4.7 1 7 0M8 5.5C6.7 5.7 5.4 6.1 4.3 6.7 2.6 9.5 1.9 12.9 2.1 16.2c1.5 1.2 3.2 2 5 2.5l1.2-2M16 5.5c1.3.2 2.6.6 3.7 1.2 1.7 2.8 2.4 6.2 2.2 9.5-1.5 1.2-3.2 2-5 2.5l-1.2-2M8 5.5c2.6-.6 5.4-.6 8 0M9 12h.01M15 12h.01',
  chat: 'M21 12a8 8 0 0 1-8 8H4l2-3a8 8 0 1 1 15-5Z',
  rss: 'M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14M6 18h.01',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  theme: 'M12 3a9 9 0 1 0 0 18ZM12 3a9 9 0 0 1 0 18',
  close: 'M6 6l12 12M18 6 6 18',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20',
  // A picture with a seal.
  seal: 'M12 19H3V5h18v5M3 16l5-5 4 4M18 18.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM16 18v5l2-1.5 2 1.5v-5',
  external: 'M14 5h5v5M19 5l-8 8M11 6H5v13h13v-6',
};

export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
