/** The contents of a social card. */
export interface Card {
  /** The large line: the section's name, or the site's. */
  title: string;
  /** The small line above it; the site's own card doesn't have one. */
  kicker?: string;
  /** What the site is for, at the bottom. */
  tagline?: string;
}

export interface CardStyle {
  background: string;
  text: string;
  accent: string;
  /** The site's logo as an SVG document, if it has one. */
  mark?: string;
}

/** The width of a text in pixels. */
export type Measure = (text: string, font: Font) => number;

export interface Font {
  family: string;
  size: number;
  weight: number;
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const LEFT = 88;
const TITLE_WIDTH = 690;
// The names in the font files: one weight is a separate family, and the variable font is named after its thinnest
// weight.
const SERIF = 'Source Serif 4 SemiBold';
const SANS = 'Public Sans Thin';

/** Lines no wider than `width`; a word that's wider than that gets its own line. */
export function wrap(text: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The same lines, balanced so that no word is left alone. */
export function balance(text: string, width: number, measure: (line: string) => number): string[] {
  const lines = wrap(text, width, measure);
  let best = lines;
  for (let narrower = width - 20; narrower > 0; narrower -= 20) {
    const next = wrap(text, narrower, measure);
    if (next.length > lines.length) break;
    best = next;
  }
  return best;
}

/** The largest size at which the title fits on three lines. */
function fitTitle(title: string, measure: Measure): { font: Font; lines: string[] } {
  for (const size of [84, 72, 62, 54]) {
    const font = { family: SERIF, size, weight: 600 };
    const width = (line: string) => measure(line, font);
    const lines = balance(title, TITLE_WIDTH, width);
    if (lines.length <= 3 && lines.every((line) => width(line) <= TITLE_WIDTH)) return { font, lines };
  }
  const font = { family: SERIF, size: 46, weight: 600 };
  return { font, lines: wrap(title, TITLE_WIDTH, (line) => measure(line, font)).slice(0, 4) };
}

/** The card as SVG: the title large on the left, the logo on the right, the site above and below. */
export function cardSvg({ title, kicker, tagline }: Card, style: CardStyle, measure: Measure): string {
  const { font, lines } = fitTitle(title, measure);
  const leading = Math.round(font.size * 1.12);
  const small: Font = { family: SANS, size: 27, weight: 500 };
  const foot =
    tagline === undefined ? [] : balance(tagline, TITLE_WIDTH, (line) => measure(line, small)).slice(0, 2);
  const footTop = HEIGHT - 84 - (foot.length - 1) * 38;
  // The title is centered in the space between kicker and footer.
  const middle = (150 + footTop - 60) / 2;
  const first = middle - (lines.length * leading) / 2 + font.size * 0.8;
  const text = (content: string, y: number, { family, size, weight }: Font, more: string) =>
    `<text x="${LEFT}" y="${Math.round(y)}" font-family="${family}" font-size="${size}" font-weight="${weight}" ${more}>${escapeXml(content)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${style.background}"/>`,
    `<rect width="16" height="${HEIGHT}" fill="${style.accent}"/>`,
    style.mark === undefined ? '' : placeMark(style.mark),
    kicker === undefined
      ? ''
      : text(kicker, 118, { family: SANS, size: 29, weight: 700 }, `fill="${style.accent}"`),
    ...lines.map((line, index) =>
      text(line, first + index * leading, font, `fill="${style.text}" letter-spacing="-0.8"`),
    ),
    foot.length === 0
      ? ''
      : `<rect x="${LEFT}" y="${footTop - 62}" width="72" height="4" fill="${style.accent}"/>`,
    ...foot.map((line, index) =>
      text(line, footTop + index * 38, small, `fill="${style.text}" fill-opacity="0.76"`),
    ),
    '</svg>',
  ].join('');
}

/** The logo, on the right. */
function placeMark(mark: string): string {
  const [, viewBox, inner] = /<svg[^>]*viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(mark) ?? [];
  if (viewBox === undefined || inner === undefined) return '';
  return `<svg x="826" y="150" width="286" height="330" viewBox="${viewBox}" preserveAspectRatio="xMaxYMid meet">${inner}</svg>`;
}

const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
