import { targetOf } from './target.ts';

/** Follows a link to a section that's on another page now. */
export function followMoved(): void {
  const target = targetOf(location.hash);
  if (target instanceof HTMLAnchorElement && target.matches('.moved')) location.replace(target.href);
}
