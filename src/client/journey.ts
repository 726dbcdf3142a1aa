import { loadStylesheet } from '../browser/stylesheet.ts';
import href from './journey.css?url';

/** Lets the picture on the home page move. Without script, it shows its end, and its styles don't delay the first frame. */
export function start(): void {
  void loadStylesheet(href);
}
