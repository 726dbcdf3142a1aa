import { z } from 'zod';
import { href, text } from './links.ts';
import { footerLogo } from './logo.ts';
import { atLeastOne } from './rule.ts';

const footerLink = z.strictObject({
  /** Text of the link. */
  label: text,
  /** Its target. */
  href,
});
export type FooterLink = z.output<typeof footerLink>;

/** A titled list of links. */
const footerColumn = z.strictObject({
  /** The column's heading. */
  title: text,
  /** Its links, in order. */
  items: z.array(footerLink).check(atLeastOne('a column needs at least one link')),
});
export type FooterColumn = z.output<typeof footerColumn>;

/** The footer of every page. */
export const footer = z.strictObject({
  /** Partner logos, in order. Default: none. */
  logos: z.array(footerLogo).default([]),
  /** Columns of links, in order. Default: none. */
  columns: z.array(footerColumn).default([]),
  /** Legal links: privacy, terms of use. Default: none. */
  links: z.array(footerLink).default([]),
  /** The copyright line, as text. */
  copyright: text.optional(),
});
export type Footer = z.output<typeof footer>;
