/** Follows a link to a section that's on another page now. */
export function followMoved(): void {
  const moved = document.querySelector<HTMLAnchorElement>('.moved:target');
  if (moved) location.replace(moved.href);
}
