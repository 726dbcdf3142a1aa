/** Whether the first frame had its web fonts; where the browser doesn't tell when it drew, no. */
export function fontsWereInTime(): boolean {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
  return fonts.every((font) => font.startTime + font.duration < (paint?.startTime ?? 0));
}
