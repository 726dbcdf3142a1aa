import { z } from 'zod';
import { sitePath, text } from './links.ts';

/** The Atom feed of `data/changes.json`, published as `/feed.xml` and named in the head of every page. */
export const feed = z.strictObject({
  /** What feed readers call it. */
  title: text,
  /** The page that has `<Changes />`: entries link to its anchors. */
  page: sitePath,
});
export type Feed = z.output<typeof feed>;
