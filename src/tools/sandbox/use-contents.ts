import { useCallback, useEffect, useState } from 'react';
import type { SandboxContents } from '../../page-data/sandbox.ts';
import { loadContents } from './contents.ts';

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
