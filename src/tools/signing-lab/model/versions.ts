import type { Signed } from '../types.ts';

/** A signed file and the versions it was made from, the oldest first. */
export function versionsOf(signed: Signed): readonly Signed[] {
  const versions: Signed[] = [];
  for (let one: Signed | undefined = signed; one; one = one.parent) versions.unshift(one);
  return versions;
}
