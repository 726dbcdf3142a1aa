import type { PackageTypes } from './read-package.ts';

/** Whose signatures and comments a page shows, and under which license: `© Adobe, MIT license`. */
export const creditOf = ({ holder, license }: Pick<PackageTypes, 'holder' | 'license'>): string =>
  `© ${holder}, ${license} license`;

/** The same in full, in Markdown, for the page of one package or of several. */
export const creditParagraph = (...packages: Array<Omit<PackageTypes, 'entries'>>): string => {
  const sources = packages.map((one) => `\`${one.name}\` ${one.version} (${creditOf(one)})`);
  return `Signatures and descriptions come from the type declarations and TSDoc comments of ${sources.join(' and ')}. Where comments are missing or unclear, we wrote the description.`;
};
