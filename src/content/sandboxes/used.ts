import type { Sandbox } from './definition.ts';

const used = new Map<string, Sandbox>();

/** Records that a page shows this sandbox: only those are built, and what they share with their base is served there. */
export function rememberSandbox(sandbox: Sandbox): void {
  for (const one of [sandbox.base ?? [], sandbox].flat()) used.set(one.name, one);
}

/** The sandboxes in all pages compiled so far. */
export const usedSandboxes = (): Sandbox[] => [...used.values()];
