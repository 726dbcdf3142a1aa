import { indexFiles } from '../features/search/records.ts';
import { sitePages } from './_site-pages.ts';

/** The search's files. */
export const getStaticPaths = async () =>
  [...indexFiles(await sitePages())].map(([path, text]) => ({
    params: { index: path.replace(/\.json$/, '') },
    props: { text },
  }));

export const GET = ({ props }: { props: { text: string } }) =>
  new Response(props.text, { headers: { 'Content-Type': 'application/json' } });
