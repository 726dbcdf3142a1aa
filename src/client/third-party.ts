/** A script or stylesheet that an operator added in site.config.ts. */
interface Outside {
  src?: string;
  href?: string;
  integrity?: string;
}

let started = false;

/**
 * An operator's third-party resources are loaded after the page's load event, so that a slow or unavailable host
 * can't delay the page or the event. Spec §7.
 */
export function loadThirdParty(): void {
  if (started) return;
  started = true;
  if (document.readyState === 'complete') load();
  else addEventListener('load', load, { once: true });
}

function load(): void {
  const list = document.querySelector('[data-third-party]')?.textContent ?? '[]';
  for (const { src, href, integrity } of JSON.parse(list) as Outside[]) {
    const element = src
      ? Object.assign(document.createElement('script'), { src, async: true })
      : Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    if (integrity) Object.assign(element, { integrity, crossOrigin: 'anonymous' });
    document.head.append(element);
  }
}
