import { build, redirects } from 'virtual:site';
import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { routeFiles } from '../../features/route-data/divide.ts';
import { routeDataPath } from '../../features/route-data/places.ts';
import type { ShownPage } from '../../layout/data.ts';
import { Frame } from '../../layout/Fixed.tsx';
import { aboutPage } from '../../views/about-page.ts';
import { shownPages } from '../_shown-pages.ts';

const dataOf = ({ kind, head, view }: ShownPage) => {
  const body = renderToStaticMarkup(createElement(Frame, { value: false }, view));
  return { build, kind, html: aboutPage(head) + body };
};

/** The router takes a redirect's data for "not a page"; a missing file would be an error in the reader's console. */
const NO_PAGE = JSON.stringify({ build, kind: '', html: '' });

const pathOf = (address: string): string => routeDataPath(address, '/').slice(1);

/** @param path `_routes/docs/signing.json` */
function entry(path: string, props: { text: string } | { address: string }) {
  const [routes = '', ...page] = path.replace(/\.json$/, '').split('/');
  return { params: { routes, page: page.join('/') }, props };
}

/** The data of every page. A dev server makes it when it's asked for, and divides no page. */
export async function getStaticPaths() {
  const pages = [...(await shownPages())];
  const stubs = redirects.filter(({ kind }) => kind === 'page');
  const entries = import.meta.env.DEV
    ? pages.map(([address]) => entry(pathOf(address), { address }))
    : (
        await Promise.all(
          pages.map(async ([address, show]) => [...routeFiles(address, dataOf(await show()))]),
        )
      )
        .flat()
        .map(([path, text]) => entry(path, { text }));
  return [...stubs.map(({ from }) => entry(pathOf(from), { text: NO_PAGE })), ...entries];
}

export const GET: APIRoute<{ text?: string; address?: string }> = async ({
  props: { text, address = '' },
}) => {
  const page = text === undefined ? await (await shownPages()).get(address)?.() : undefined;
  return new Response(text ?? (page && JSON.stringify(dataOf(page))), {
    headers: { 'Content-Type': 'application/json' },
  });
};
