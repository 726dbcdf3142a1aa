import { z } from 'zod';
import { href, sitePath, text } from './links.ts';

const pixelsFix = 'expected a whole number of pixels above 0';
const pixels = z.int(pixelsFix).positive(pixelsFix);

/** A picture that's also a link: the navbar's logo and the partners in the footer. */
export const logo = z.strictObject({
  /** The picture, a file in a static folder, such as `/img/logo.svg`. */
  src: sitePath,
  /** Alternative text for readers who don't see the picture. */
  alt: text,
  /** Width in CSS pixels. Default: 180. */
  width: pixels.default(180),
  /** Height in CSS pixels. Default: 54. */
  height: pixels.default(54),
  /** Its target. Default: the home page. */
  href: href.default('/'),
});
export type Logo = z.output<typeof logo>;

/** A footer logo; without `src`, its `alt` is shown as text. */
export const footerLogo = logo.extend({
  /** The picture; if it's missing, the text is shown. */
  src: sitePath.optional(),
  /** Its target. */
  href,
});
export type FooterLogo = z.output<typeof footerLogo>;
