import type { APIRoute } from 'astro';
import { sourceDir } from '../content/source.ts';
import { CHANGED_FILE, changedPicture } from '../features/home/live-card.ts';

/** The file of the home page's card after the change, so that anybody can check what the card says. */
export function getStaticPaths() {
  return changedPicture(sourceDir) ? [{ params: { changed: CHANGED_FILE.replace(/\.jpg$/, '') } }] : [];
}

export const GET: APIRoute = () =>
  new Response(changedPicture(sourceDir), { headers: { 'Content-Type': 'image/jpeg' } });
