import type { SandboxContents } from '../../page-data/sandbox.ts';

/** @param folder address of the sandbox's folder @throws Error if it can't be loaded completely */
export async function loadContents(folder: string): Promise<SandboxContents> {
  const response = await fetch(`${folder}files.json`);
  if (!response.ok) throw new Error(`${response.status} for ${folder}files.json`);
  return (await response.json()) as SandboxContents;
}
