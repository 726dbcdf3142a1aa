/** A URL to link to, if it's a web address and nothing else. */
export function webAddress(text: string): string | undefined {
  if (text.length > 2000 || !/^https?:\/\//i.test(text)) return undefined;
  try {
    const url = new URL(text);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}
