import type { Sandbox } from './definition.ts';

const used = new Map<string, Sandbox>();

/** Records that a page shows this sandbox: only those are built. */
export function rememberSandbox(sandbox: Sandbox): void {
  used.set(sandbox.name, sandbox);
}

/** The sandboxes in all pages compiled so far. */
export const usedSandboxes = (): Sandbox[] => [...used.values()];
