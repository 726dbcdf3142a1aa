/** Follows a link to a section that's on another page now. */
export function followMoved(): void {
  const id = CSS.escape(location.hash.slice(1));
  const moved = document.querySelector<HTMLAnchorElement>(`.moved[id="${id}"]`);
  if (moved) location.replace(moved.href);
}
