import { searchFiles } from './_search-files.ts';

export async function getStaticPaths() {
  const { files } = await searchFiles();
  return [...files].map(([path, text]) => ({
    params: { index: path.replace(/\.json$/, '') },
    props: { text },
  }));
}

export const GET = ({ props }: { props: { text: string } }) =>
  new Response(props.text, { headers: { 'Content-Type': 'application/json' } });
