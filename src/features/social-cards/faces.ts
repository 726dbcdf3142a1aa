/** The site's own fonts. Fonts for other scripts are used only for titles that need them. */
export const FACES = [
  { file: '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2', weights: [500, 700] },
  {
    file: '@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2',
    weights: [500, 700],
  },
  {
    file: '@fontsource-variable/public-sans/files/public-sans-vietnamese-wght-normal.woff2',
    weights: [500, 700],
  },
  ...['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'].map((subset) => ({
    file: `@fontsource/source-serif-4/files/source-serif-4-${subset}-600-normal.woff2`,
    weights: [],
  })),
];
