import { LEAVING } from '@content-credentials/tools/ui/page-changes';

/** The web fonts in the page's stylesheet, as separate font faces. */
function webFonts(): FontFace[] {
  return [...document.styleSheets]
    .flatMap((sheet) => (sheet.href ? [] : [...sheet.cssRules]))
    .flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const read = (name: string) => rule.style.getPropertyValue(name);
      if (!read('src').includes('url(')) return [];
      return new FontFace(read('font-family').replaceAll('"', ''), read('src'), {
        weight: read('font-weight'),
      });
    });
}

/**
 * Fonts that arrive too late for the first frame aren't used on that page, because swapping them in would move its
 * text (`src/styles/fonts.css`). The next page opened from here uses them.
 */
export async function start(): Promise<void> {
  const faces = await Promise.all(webFonts().map((face) => face.load()));
  const use = () => {
    for (const face of faces) document.fonts.add(face);
  };
  // Before the next page, because a change of fonts lays out everything again.
  addEventListener(LEAVING, use, { once: true });
}
