import { channels, colour, contrast, contrastFix, minimumContrast } from './contrast.ts';
import { rule } from './rule.ts';

/** The accent of `src/styles/tokens.css`, which is also in the icon, the logo, and the sandboxes that come with the site. */
export const OWN_ACCENT = '#0b5d57';

/** Backgrounds of light and dark pages (`--paper`), and the darkest one that has links (`--surface-strong`). */
const PAPER = '#fbfcfa';
const DARK_PAPER = '#131a19';
const SURFACE = '#e8edea';

/** Contrast of links on dark pages: that of the site's own colors there is 9. */
const DARK_CONTRAST = 8;

/** Two colors mixed in sRGB. @param share of the second, from 0 to 1 */
function mix(first: string, second: string, share: number): string {
  const others = channels(second);
  return `#${channels(first)
    .map((value, index) => Math.round(value + ((others[index] ?? 0) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** The first mixture, in steps of 5 %, that's readable on a background. */
function until(color: string, second: string, background: string, ratio: number): string {
  const steps = Array.from({ length: 21 }, (_, step) => mix(color, second, step / 20));
  return steps.find((mixed) => contrast(mixed, background) >= ratio) ?? second;
}

/** Variables in the stylesheets that follow from an accent color: name → hex color. */
type Variables = Readonly<Record<string, string>>;

const variables = (accent: string, strong: string, soft: string): Variables => ({
  '--accent': accent,
  '--accent-strong': strong,
  '--accent-soft': soft,
  '--code-property': accent,
});

/** The accent on light pages, darker for what's pressed and pale for backgrounds. */
export const lightAccent = (accent: string): Variables =>
  variables(accent, mix(accent, '#000000', 0.3), mix(accent, PAPER, 0.9));

/** The same hue on dark pages, where it's lighter. */
export function darkAccent(accent: string): Variables {
  const light = until(accent, '#ffffff', DARK_PAPER, DARK_CONTRAST);
  return variables(light, mix(light, '#ffffff', 0.3), mix(light, DARK_PAPER, 0.87));
}

/** An accent color that links and buttons can have, with six digits. */
export const accentColor = colour
  .check(
    rule((accent) => {
      const fix = [PAPER, SURFACE, lightAccent(accent)['--accent-soft'] ?? PAPER]
        .map((background) => contrastFix(background, accent))
        .find((found) => found !== undefined);
      return fix && `${fix}, such as "${until(accent, '#000000', SURFACE, minimumContrast + 0.3)}"`;
    }),
  )
  .transform((accent) => mix(accent, accent, 0));

/** A text, such as an SVG, in which the site's own accent becomes the operator's. */
export const recolored = (text: string, accent: string | undefined): string =>
  accent === undefined ? text : text.replaceAll(OWN_ACCENT, accent);
