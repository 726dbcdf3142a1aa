import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { href } from '../addresses/href.ts';
import { indexFiles } from '../features/search/records.ts';
import { GeneratedBody } from '../views/generated.tsx';

/** The search's files, with what views print on generated pages. */
export async function getStaticPaths() {
  const files = await indexFiles((page) =>
    renderToStaticMarkup(createElement(GeneratedBody, { page, href })),
  );
  return [...files].map(([path, text]) => ({
    params: { index: path.replace(/\.json$/, '') },
    props: { text },
  }));
}

export const GET = ({ props }: { props: { text: string } }) =>
  new Response(props.text, { headers: { 'Content-Type': 'application/json' } });
