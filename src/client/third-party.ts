/** A script or stylesheet that an operator has named in site.config.ts. */
interface Outside {
  src?: string;
  href?: string;
  integrity?: string;
}

let started = false;

/**
 * What an operator loads from elsewhere comes after the page's load event, so that a host that is slow or down
 * can neither hold up the page nor the event. Spec §7.
 */
export function start(): void {
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
