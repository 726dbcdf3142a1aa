/** Kinds of media, and what a chain has, on the grid of src/ui/Icon.tsx. */
const PATHS = {
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01',
  video: 'M4 6h16v12H4zM10 9.5v5l4.5-2.5z',
  audio: 'M5 10v4M9 7v10M13 4v16M17 8v8M21 11v2',
  documents: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  mlModel: 'M12 3v6M12 15v6M3 12h6M15 12h6M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  product: 'M4 8h3.5L9 5h6l1.5 3H20v11H4zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z',
  validator:
    'M2.5 12S6 5.5 12 5.5s9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  ca: 'M12 14.5a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM9.5 8.5l2 2 3.5-4M8 13.5v8l4-2.5 4 2.5v-8',
  list: 'M5 3h14v18H5zM9 8h.01M12 8h4M9 12h.01M12 12h4M9 16h.01M12 16h4',
  stamp: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5l3.5 2.5',
  frozen: 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5',
} as const;

export type TrustIconName = keyof typeof PATHS;

/** The icons, once; {@link TrustIcon} shows one. */
export function TrustIcons() {
  return (
    <svg className="sr-only" aria-hidden="true">
      {Object.entries(PATHS).map(([name, path]) => (
        <symbol key={name} id={`trust-${name}`} viewBox="0 0 24 24">
          <path d={path} />
        </symbol>
      ))}
    </svg>
  );
}

/** An icon next to its words. A kind of media that's rare has none. */
export function TrustIcon({ name }: { name: string }) {
  if (!(name in PATHS)) return null;
  return (
    <svg className="icon" width="18" height="18" aria-hidden="true">
      <use href={`#trust-${name}`} />
    </svg>
  );
}
