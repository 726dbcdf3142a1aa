import type { Element } from 'domhandler';
import { findOne, getInnerHTML } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { z } from 'zod';

/**
 * A check for `schema.check(…)`: `fixFor` takes a value and returns how to fix it, or undefined if the value is
 * valid. In this folder, an issue's message is always the fix.
 */
export function rule<T>(fixFor: (value: T) => string | undefined): z.core.CheckFn<T> {
  return (payload) => {
    const message = fixFor(payload.value);
    if (message !== undefined) payload.issues.push({ code: 'custom', message, input: payload.value });
  };
}

/** A fix for a field below the checked object, given by `path`. */
export interface Finding {
  path: PropertyKey[];
  fix: string;
  /** The value shown in the message. */
  value: unknown;
}

/** A check that compares fields or list items and can report several mistakes. */
export function rules<T>(findings: (value: T) => Finding[]): z.core.CheckFn<T> {
  return (payload) => {
    for (const { path, fix, value } of findings(payload.value)) {
      payload.issues.push({ code: 'custom', message: fix, path, input: value });
    }
  };
}

/** Findings for every list item whose `key` is already used by an earlier item. */
export function duplicates<T, K extends keyof T & string>(items: readonly T[], key: K): Finding[] {
  const first = new Map<T[K], number>();
  return items.flatMap((item, index) => {
    const earlier = first.get(item[key]);
    if (earlier === undefined) {
      first.set(item[key], index);
      return [];
    }
    return [
      { path: [index, key], value: item[key], fix: `item ${earlier} has the same value; make it unique` },
    ];
  });
}

/** Text that isn't empty or blank. */
export const text = z.string().regex(/\S/, 'must not be empty');

/**
 * A link's target: an address on this site, from its root without the base (`/docs/faqs`), an anchor on the same page
 * (`#top`), or an external address (`https://`, `http://`, `mailto:`).
 */
export const href = z.string().check(rule(hrefFix));

/** A file or page on this site, from the root and without the base, such as `/img/logo.svg`. */
export const sitePath = z.string().check(rule(sitePathFix));

/** An external address that a page loads, so only https is allowed. */
export const httpsUrl = z.string().check(rule(httpsFix));

function hrefFix(value: string): string | undefined {
  if (/^(?:#\S+|mailto:\S+@\S+)$/.test(value)) return undefined;
  if (/^https?:/i.test(value)) {
    return URL.canParse(value) && !/\s/.test(value)
      ? undefined
      : 'use a complete URL, such as `https://example.org`';
  }
  if (/^[a-z][a-z\d+.-]*:/i.test(value))
    return 'use a URL that starts with `https:`, `http:`, `mailto:`, `/`, or `#`';
  return sitePathFix(value);
}

/** What's wrong with an address on this site; undefined if nothing is. */
export function sitePathFix(value: string): string | undefined {
  if (value.startsWith('//')) return `add the scheme: \`https:${value}\``;
  if (/\s/.test(value)) return 'write `%20` for spaces';
  if (/^https?:/i.test(value)) return 'use a file on this site, from its root: `/img/logo.svg`';
  if (value.startsWith('/')) return undefined;
  const path = value.replace(/^(?:\.{0,2}\/)+/, '');
  return path === '' ? 'must not be empty' : `start at the root of the site: \`/${path}\``;
}

/** What's wrong with an external address that pages load; undefined if nothing is. */
export function httpsFix(value: string): string | undefined {
  if (URL.canParse(value) && value.startsWith('https://')) return undefined;
  if (value.startsWith('http://')) return `use https: \`https://${value.slice('http://'.length)}\``;
  return 'use a complete https URL, such as `https://example.org/style.css`';
}

/** What's wrong with the site's `url`; undefined if it's an origin. */
export function originFix(value: string): string | undefined {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    return 'use an origin with a scheme, such as `https://docs.example.org`';
  }
  const { origin, pathname, search, hash, username, password } = new URL(value);
  if (username !== '' || password !== '') return `remove the user name and password: \`${origin}\``;
  if (search !== '' || hash !== '') return `remove the query and hash: \`${origin}\``;
  return pathname === '/'
    ? undefined
    : `use \`${origin}\` here and set \`base\` to \`${normalizeBase(pathname)}\``;
}

/** What's wrong with the site's `base`; undefined if it's a path. */
export function baseFix(value: string): string | undefined {
  if (/^[a-z][a-z\d+.-]*:/i.test(value)) return 'only the path belongs here; put the origin in `url`';
  if (/[?#\s\\]/.test(value)) return 'use a path without a query, hash, or spaces, such as `/docs-site/`';
  const parts = value.replace(/^\/|\/$/g, '').split('/');
  if (parts.some((part) => part === '.' || part === '..' || (part === '' && parts.length > 1))) {
    return 'use a path without empty segments, `.`, or `..`, such as `/docs-site/`';
  }
  return undefined;
}

/** Turns `x`, `/x`, and `/x/` into `/x/`, and an empty value into `/`. */
export function normalizeBase(value: string): string {
  const path = value.replace(/^\/+|\/+$/g, '');
  return path === '' ? '/' : `/${path}/`;
}

/** WCAG 2.2, 1.4.3: the minimum contrast for text of normal size. */
export const minimumContrast = 4.5;

/** A color as `#rgb` or `#rrggbb`, without alpha, because contrast requires opaque colors. */
export const color = z.string().regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, {
  error: 'use a hex color with three or six digits, such as "#1b1f24"',
  abort: true,
});

/** WCAG contrast ratio of two hex colors in either order, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What to tell an author whose two colors have too little contrast; undefined if the text is readable. */
export function contrastFix(background: string, text: string): string | undefined {
  const ratio = contrast(background, text);
  if (ratio >= minimumContrast) return undefined;
  // Rounded down, so that a failing 4.499 is never shown as 4.5.
  const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
  const better = contrast(background, '#000000') > contrast(background, '#ffffff') ? 'darker' : 'lighter';
  return `its contrast on "${background}" is ${shown}:1, but text needs ${minimumContrast}:1; make the text ${better}`;
}

/** A hex color's red, green, and blue, from 0 to 255. */
export function channels(hex: string): number[] {
  const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  return [1, 3, 5].map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
}

/** WCAG relative luminance, from 0 (black) to 1 (white). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

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

/** A footer logo; without `src`, its `alt` is shown as text. */
export const footerLogo = logo.extend({
  /** The picture; if it's missing, the text is shown. */
  src: sitePath.optional(),
  /** Its target. */
  href,
});

/** What an announcement may contain besides text. */
const INLINE = new Set(['a', 'b', 'strong', 'em', 'code']);
const isInline = ({ tagName, attributes }: Element): boolean =>
  INLINE.has(tagName) &&
  attributes.every(
    ({ name, value }) =>
      tagName === 'a' && name === 'href' && /^(?:\/(?!\/)|#|https?:\/\/|mailto:)[^"\s]*$/.test(value),
  );
const tagsIn = (html: string): string => html.match(/<[^>]*>?/g)?.join('') ?? '';

/** What's wrong with an announcement's HTML; undefined if it's allowed inline text. */
export function announcementFix(html: string): string | undefined {
  const tree = parseDocument(html);
  const other = findOne((element) => !isInline(element), tree);
  if (other)
    return `an announcement can contain only <b>, <strong>, <em>, <code>, and <a href="…"> with a URL that starts with \`/\`, \`#\`, \`https:\`, or \`mailto:\`; remove or correct <${other.tagName}>`;
  const whole = getInnerHTML(tree, { encodeEntities: 'utf8' });
  return tagsIn(whole) === tagsIn(html) ? undefined : `write it as \`${whole}\``;
}

/** What the site's policy would block in an operator's markup; undefined if nothing is. */
export function navbarHtmlFix(html: string): string | undefined {
  const tags = [...html.matchAll(/<[a-z][^>]*>/gi)].map(([tag]) => tag);
  const blocked = (pattern: RegExp) => tags.find((tag) => pattern.test(tag));
  if (blocked(/^<script\b/i)) return "scripts aren't allowed here; use `thirdParty`";
  if (blocked(/^<style\b|\sstyle\s*=/i)) return "the site's policy blocks inline styles; use a class";
  if (blocked(/\son[a-z]+\s*=/i))
    return "the site's policy blocks event attributes such as `onclick`; use a link";
  if (blocked(/=\s*["']?\s*javascript:/i))
    return "the site's policy blocks `javascript:` links; link to a page";
  return undefined;
}

/** The markup with the links that the built site needs; for announcements and navbar HTML. */
export function htmlWithLinks(html: string, href: (address: string) => string): string {
  return html.replace(
    /(\s(?:href|src)=)(["'])(\/(?!\/).*?)\2/gi,
    (_, name: string, quote: string, address: string) => name + quote + href(address) + quote,
  );
}
