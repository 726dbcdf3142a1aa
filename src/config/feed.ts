import { z } from 'zod';
import { sitePath, text } from './links.ts';

/** The Atom feed of `data/changes.json`, published as `/feed.xml` and linked in the head of every page. */
export const feed = z.strictObject({
  /** The title that feed readers show. */
  title: text,
  /** The page with `<Changes />`: entries link to its anchors. */
  page: sitePath,
});
export type Feed = z.output<typeof feed>;
