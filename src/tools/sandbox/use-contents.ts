import { useCallback, useEffect, useState } from 'react';
import type { SandboxContents } from '../../page-data/sandbox.ts';

/** @param folder address of the sandbox's folder @throws Error if it can't be loaded completely */
export async function loadContents(folder: string): Promise<SandboxContents> {
  const response = await fetch(`${folder}files.json`);
  if (!response.ok) throw new Error(`${response.status} for ${folder}files.json`);
  return (await response.json()) as SandboxContents;
}

export type Loading =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'done'; contents: SandboxContents };

/** The files of a sandbox, fetched when the tool opens. @param folder address of the sandbox's folder */
export function useContents(folder: string): { loading: Loading; retry: () => void } {
  const [loading, setLoading] = useState<Loading>({ status: 'loading' });
  const load = useCallback(() => {
    setLoading({ status: 'loading' });
    loadContents(folder).then(
      (contents) => setLoading({ status: 'done', contents }),
      () => setLoading({ status: 'failed' }),
    );
  }, [folder]);
  useEffect(load, [load]);
  return { loading, retry: load };
}
