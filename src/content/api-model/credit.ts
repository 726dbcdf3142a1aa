import type { PackageTypes } from './read-package.ts';

/** The copyright holder and license of the signatures and comments on a page: `© Adobe, MIT license`. */
export const creditOf = ({ holder, license }: Pick<PackageTypes, 'holder' | 'license'>): string =>
  `© ${holder}, ${license} license`;

/** The same as a Markdown paragraph, for the page of one or several packages. */
export const creditParagraph = (...packages: Array<Omit<PackageTypes, 'entries'>>): string => {
  const sources = packages.map((one) => `\`${one.name}\` ${one.version} (${creditOf(one)})`);
  return `Signatures and descriptions come from the type declarations and TSDoc comments of ${sources.join(' and ')}. Where comments are missing or unclear, we wrote the description.`;
};
