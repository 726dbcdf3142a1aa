/** Outside font stylesheets an operator has named: preloaded in the head, applied here, so that they never hold up a page. */
export function startThirdParty(): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-font-stylesheet]')) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href, crossOrigin: 'anonymous' }),
    );
  }
}
