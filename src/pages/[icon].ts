import { readFileSync } from 'node:fs';
import { site } from 'virtual:site';
import type { APIRoute } from 'astro';
import { lookup } from 'mrmime';
import { recolor } from '../config/layout.ts';
import { drawIcon, icoOf } from '../content/icons.ts';
import { ICON_BACKGROUND, isDrawable, TOUCH_ICON } from '../content/site-texts.ts';
import { staticFile } from '../content/static-file.ts';

type Make = () => Promise<Buffer>;

/**
 * The icons that browsers request, drawn from the site's own: favicon.ico and apple-touch-icon.png. A file with the same name in
 * a static folder is the operator's own.
 */
export function getStaticPaths() {
  const { favicon, accentColor } = site;
  const path = staticFile(favicon);
  if (path === undefined || !isDrawable(site)) return [];
  const draw = (size: number, margin: number, background?: string) => {
    const file = readFileSync(path);
    const icon = favicon.endsWith('.svg') ? Buffer.from(recolor(String(file), accentColor)) : file;
    return drawIcon(icon, { size, margin, background });
  };
  const icons: Array<[address: string, make: Make]> = [
    ['/favicon.ico', async () => icoOf(await draw(48, 0), 48)],
    [TOUCH_ICON.address, () => draw(TOUCH_ICON.size, 0.12, ICON_BACKGROUND)],
  ];
  return icons
    .filter(([address]) => !staticFile(address))
    .map(([address, make]) => ({ params: { icon: address.slice(1) }, props: { make } }));
}

export const GET: APIRoute<{ make: Make }> = async ({ params: { icon = '' }, props: { make } }) =>
  new Response(new Uint8Array(await make()), { headers: { 'Content-Type': lookup(icon) ?? '' } });
