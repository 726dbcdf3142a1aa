import type { Site } from '../config/site.ts';

/** Where each icon is served, with its size in pixels. */
export const TOUCH_ICON = { address: '/apple-touch-icon.png', size: 180 };
export const MANIFEST_ICONS = [192, 512].map((size) => ({ address: `/icon-${size}.png`, size }));
export const MANIFEST = '/site.webmanifest';
export const OPENSEARCH = '/opensearch.xml';
export const FEED = '/feed.xml';

/** Whether the build can draw the other icons from the site's icon. */
export const isDrawable = ({ favicon }: Pick<Site, 'favicon'>): boolean =>
  /\.(?:svg|png|jpe?g)$/i.test(favicon);
