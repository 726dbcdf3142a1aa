/** The decoded path of a request to the development server; bytes that aren't UTF-8 stay encoded. */
export function requestPath(url = '/'): string {
  const [path = ''] = url.split('?');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
