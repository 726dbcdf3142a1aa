/** Thumbnail sizes in a provenance tree, from none to large (tree.css). */
export const FIRST_ZOOM = 1;
export const MAX_ZOOM = 2;

const STEPS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };

/** The size after a key press, or after the + or - button; undefined for a key that doesn't zoom. */
export function zoomAfter(zoom: number, key: string): number | undefined {
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  return step === undefined ? undefined : Math.min(MAX_ZOOM, Math.max(0, zoom + step));
}
