import { z } from 'zod';
import { href, sitePath, text } from './links.ts';

const pixelsFix = 'expected a whole number of pixels above 0';
const pixels = z.int(pixelsFix).positive(pixelsFix);

/** A picture that links somewhere: the logo of the navbar, the partners of the footer. */
export const logo = z.strictObject({
  /** The picture, a file of a static folder: `/img/logo.svg`. */
  src: sitePath,
  /** What the picture says, for readers who do not see it. */
  alt: text,
  /** Width in CSS pixels. Default: 180. */
  width: pixels.default(180),
  /** Height in CSS pixels. Default: 54. */
  height: pixels.default(54),
  /** Where it leads. Default: the home page. */
  href: href.default('/'),
});
export type Logo = z.output<typeof logo>;

/** A logo of the footer; without `src` its `alt` is shown as text. */
export const footerLogo = logo.extend({
  /** The picture; without one the text is shown. */
  src: sitePath.optional(),
  /** Where it leads. */
  href,
});
export type FooterLogo = z.output<typeof footerLogo>;
