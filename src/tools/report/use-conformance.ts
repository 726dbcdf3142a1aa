import { useEffect, useRef, useState } from 'react';
import { MANIFEST_STORE } from '../../c2pa/formats.ts';
import { problemOf } from '../intake/problem-of.ts';
import { crJsonOf } from '../sdk/read.ts';
import { NOTHING_ALLOWED } from '../sdk/settings.ts';
import { poolsOf, trustOf } from './trust.ts';
import type { Exported } from './use-export.ts';

/** The rules and their view, which load only when somebody asks for the check. */
const loadView = async () => (await import('./views/ConformanceResult.tsx')).ConformanceResult;

export type ConformanceState =
  | { step: 'idle' | 'running' }
  | { step: 'done'; crJson: unknown; View: Awaited<ReturnType<typeof loadView>> }
  | { step: 'failed'; problem: string };

async function load({ asset, trust, allowed = NOTHING_ALLOWED }: Exported, signal: AbortSignal) {
  const { sidecar, blob, format } = asset;
  const options = { trust: trustOf(await poolsOf(trust)), allowed, signal };
  const [View, text] = await Promise.all([
    loadView(),
    crJsonOf(sidecar ?? blob, sidecar ? MANIFEST_STORE : format.type, options),
  ]);
  return { View, crJson: JSON.parse(text) as unknown };
}

/** Reads a file's crJSON for the conformance program's rules, when asked. Another report starts over. */
export function useConformance(exported: Exported) {
  const { report } = exported;
  const [state, setState] = useState<ConformanceState>({ step: 'idle' });
  const running = useRef<AbortController>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each report is another reading, whose result replaces this one
  useEffect(() => {
    setState({ step: 'idle' });
    return () => running.current?.abort();
  }, [report]);

  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    setState({ step: 'running' });
    const next = await load(exported, controller.signal).then(
      (loaded): ConformanceState => ({ step: 'done', ...loaded }),
      (error: unknown): ConformanceState => ({ step: 'failed', problem: problemOf(error).title }),
    );
    if (!controller.signal.aborted) setState(next);
  };
  return { state, start };
}
