import { useEffect, useRef, useState } from 'react';
import { problemOf } from '../../intake/problem-of.ts';
import { crJsonIn, type Exported } from '../use-export.ts';

/** Checks a file against the conformance program's rules, when pressed. */
export function ConformancePart(exported: Exported) {
  const { state, start } = useConformance(exported);
  const { report } = exported;
  const isBusy = state.step === 'running';
  const isExternal = report.binding === 'alone' || report.binding.isExternal;
  return (
    <>
      <p>
        The conformance program publishes rules for the files that products submit to it. This check compares
        the file with them. It doesn’t change the verdict.
      </p>
      <p>
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={isBusy || undefined}
          onClick={() => isBusy || void start()}
        >
          {isBusy ? 'Checking…' : 'Check against the program’s rules'}
        </button>
      </p>
      <div className="conformance" role="status">
        {state.step === 'failed' && <p>The file couldn’t be checked. {state.problem}.</p>}
        {state.step === 'done' && (
          <state.View crJson={state.crJson} verdict={report.state} isExternal={isExternal} />
        )}
      </div>
    </>
  );
}

/** The rules and their view, which load only when somebody asks for the check. */
const loadView = async () => (await import('./ConformanceResult.tsx')).ConformanceResult;

type ConformanceState =
  | { step: 'idle' | 'running' }
  | { step: 'done'; crJson: unknown; View: Awaited<ReturnType<typeof loadView>> }
  | { step: 'failed'; problem: string };

async function load(exported: Exported, signal: AbortSignal) {
  const [View, text] = await Promise.all([loadView(), crJsonIn(exported, signal)]);
  return { View, crJson: JSON.parse(text) as unknown };
}

/** Reads a file's crJSON for the conformance program's rules, when asked. Another report starts over. */
function useConformance(exported: Exported) {
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
