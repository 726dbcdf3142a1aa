import type { Sandbox } from './definition.ts';

const used = new Map<string, Sandbox>();

/** Remembers that a page shows this sandbox: only those are built. */
export function rememberSandbox(sandbox: Sandbox): void {
  used.set(sandbox.name, sandbox);
}

/** The sandboxes of all pages that were compiled so far. */
export const usedSandboxes = (): Sandbox[] => [...used.values()];
