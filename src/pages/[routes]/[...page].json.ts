import { build, redirects } from 'virtual:site';
import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type RouteData, routeDataPath } from '../../client/navigation/route-data.ts';
import type { ShownPage } from '../../layout/data.ts';
import { Frame } from '../../layout/page-parts.tsx';
import { aboutPage } from '../../views/about-page.ts';
import { shownPages } from '../_site-pages.ts';

type MakePage = () => Promise<ShownPage>;

/** The router takes a redirect's data for "not a page"; a missing file would be an error in the reader's console. */
const NO_PAGE: RouteData = { build, kind: '', html: '' };

async function dataOf(make?: MakePage): Promise<RouteData> {
  const page = await make?.();
  if (!page) return NO_PAGE;
  const body = renderToStaticMarkup(createElement(Frame, { value: false }, page.view));
  return { build, kind: page.kind, html: aboutPage(page.head) + body };
}

/** The data of every page. */
export async function getStaticPaths() {
  const stubs = redirects.map(({ from }) => [from] as const);
  return [...stubs, ...(await shownPages())].map(([address, make]) => {
    const [routes, ...page] = routeDataPath(address, '/').slice(1, -'.json'.length).split('/');
    return { params: { routes, page: page.join('/') }, props: { make } };
  });
}

export const GET: APIRoute<{ make?: MakePage }> = async ({ props }) =>
  Response.json(await dataOf(props.make));
