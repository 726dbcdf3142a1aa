/** What the three configuration files import. */
export { defineRedirects } from './redirects.ts';
export { defineSidebars } from './sidebars.ts';
export { defineSite } from './site.ts';
