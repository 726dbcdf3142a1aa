import { z } from 'zod';
import { rule } from './rule.ts';

/** WCAG 2.2, 1.4.3: the minimum contrast for text of normal size. */
export const minimumContrast = 4.5;

/** A color as `#rgb` or `#rrggbb`, without alpha, because contrast requires opaque colors. */
export const colour = z
  .string()
  .check(
    rule((value) =>
      /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value)
        ? undefined
        : 'use a hex color with three or six digits, such as "#1b1f24"',
    ),
  );

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
