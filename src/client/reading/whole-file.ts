const MARKER = /^\s*(?:(?:\/\/|#|--|<!--|\/\*)\s*)?#(?:end)?region\b/;

/** A file as pages show it: without the markers of its regions. */
export const withoutMarkers = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !MARKER.test(line))
    .join('\n')
    .replace(/^\n+|\s+$/g, '');

/** The whole file that an excerpt's link leads to. @throws Error if it doesn't arrive */
export async function wholeFile({ href }: HTMLAnchorElement): Promise<string> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  return withoutMarkers(await response.text());
}
