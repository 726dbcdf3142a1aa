import type { Origin } from '../../report/asset.ts';
import { FileReport } from '../../report/views/FileReport.tsx';
import { Elsewhere, Nothing, ProblemNote } from '../../report/views/Outcomes.tsx';
import type { Place, Slot } from '../state.ts';
import type { Inspector } from '../use-inspector.ts';
import { DropPanel } from './DropPanel.tsx';
import { FileBar } from './FileBar.tsx';
import { Working } from './Working.tsx';

export interface FilePlaceProps {
  place: Place;
  slot: Slot;
  inspector: Inspector;
  onFiles(files: readonly File[], from: Exclude<Origin, 'address'>, place: Place): void;
  /** The file is one of the page, so there is no other to choose. */
  isFixed?: boolean;
}

/** One place for a file: where it is dropped, how far it is, what came out. */
export function FilePlace({ place, slot, inspector, onFiles, isFixed }: FilePlaceProps) {
  const { state, inspect, stop, clear, compare } = inspector;
  if (slot.status === 'empty')
    return (
      <DropPanel
        place={place}
        sdk={state.sdk}
        onFiles={(files, from) => onFiles(files, from, place)}
        onAddress={(address) => inspect(place, { from: 'address', address })}
        onRetry={inspector.retrySdk}
        onClose={place === 1 ? () => compare(false) : undefined}
      />
    );
  const bar = (
    <FileBar
      slot={slot}
      onOther={isFixed ? undefined : () => (place === 1 ? compare(false) : clear(0))}
      otherLabel={place === 1 ? 'Close' : 'Inspect another file'}
      onCompare={
        place === 0 && !state.isComparing && slot.status === 'done' ? () => compare(true) : undefined
      }
    />
  );
  const again = (allowRemote = false) => inspect(place, slot.source, { allowRemote });
  const together = (file: File, sidecar: File) => inspect(place, { from: 'file', file, sidecar });
  switch (slot.status) {
    case 'fetching':
    case 'reading':
      if ('before' in slot && slot.before)
        return (
          <div className="inspector-file" aria-busy="true">
            {bar}
            <FileReport {...slot.before} isBrief={state.isComparing} />
          </div>
        );
      return <Working slot={slot} sdk={state.sdk} onStop={() => stop(place)} />;
    case 'failed':
      return (
        <div className="inspector-file">
          {bar}
          <ProblemNote problem={slot.problem} onRetry={slot.problem.canRetry ? () => again() : undefined} />
        </div>
      );
    case 'nothing':
      return (
        <div className="inspector-file">
          {bar}
          <Nothing asset={slot.asset} onSidecar={(sidecar) => together(slot.asset.blob, sidecar)} />
        </div>
      );
    case 'elsewhere':
      return (
        <div className="inspector-file">
          {bar}
          <Elsewhere url={slot.url} onFetch={() => again(true)} />
        </div>
      );
    case 'done':
      return (
        <div className="inspector-file">
          {bar}
          <FileReport
            {...slot}
            isBrief={state.isComparing}
            onFile={isFixed ? undefined : (file) => together(file, slot.asset.blob)}
          />
        </div>
      );
  }
}
