/** Whether the first frame had its web fonts; false if the browser doesn't report when it was drawn. */
export function fontsWereInTime(): boolean {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
  return fonts.every((font) => font.startTime + font.duration < (paint?.startTime ?? 0));
}
