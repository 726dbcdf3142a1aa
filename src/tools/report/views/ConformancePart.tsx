import { useConformance } from '../use-conformance.ts';
import type { Exported } from '../use-export.ts';

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
