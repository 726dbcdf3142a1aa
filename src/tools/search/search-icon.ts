/** Only the magnifier: importing all of the site's icons would make the dialog larger. */
export function searchIcon(): SVGElement {
  const create = (name: string, attributes: Record<string, string>) => {
    const created = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
    return created as SVGElement;
  };
  const icon = create('svg', {
    class: 'icon',
    viewBox: '0 0 24 24',
    width: '20',
    height: '20',
    'aria-hidden': 'true',
  });
  icon.append(create('path', { d: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20' }));
  return icon;
}
