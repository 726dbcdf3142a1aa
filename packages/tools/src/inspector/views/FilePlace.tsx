import { aroundLabel } from '@content-credentials/verdict/report/states';
import { verdictOf } from '@content-credentials/verdict/report/verdict';
import type { Allowed } from '@content-credentials/verdict/sdk/settings';
import type { ReactNode } from 'react';
import type { Origin } from '../../intake/asset.ts';
import { LookupContext } from '../../report/lookup-context.ts';
import { FileReport } from '../../report/views/FileReport.tsx';
import { Elsewhere, Nothing, ProblemNote } from '../../report/views/Outcomes.tsx';
import { Seal } from '../../report/views/Seal.tsx';
import { Brief } from '../../shared/ShowText.tsx';
import { SlowNote } from '../../shared/SlowNote.tsx';
import { type DoneSlot, doneOf, type Place, type Slot } from '../state.ts';
import type { Inspector } from '../use-inspector.ts';
import { CorsHelp } from './CorsHelp.tsx';
import { DropPanel } from './DropPanel.tsx';
import { FileBar } from './FileBar.tsx';
import { PictureExamples } from './PictureExamples.tsx';
import { Working } from './Working.tsx';

export interface FilePlaceProps {
  place: Place;
  slot: Slot;
  inspector: Inspector;
  onFiles(files: readonly File[], from: Exclude<Origin, 'address'>, place: Place): void;
  /** The file belongs to the page, so the reader can't choose another. */
  isFixed?: boolean;
  /** Returns to the table of files that contains this one. */
  onBack?(): void;
}

/** One slot for a file: the drop zone, progress, and the result. */
export function FilePlace({ place, slot, inspector, onFiles, isFixed, onBack }: FilePlaceProps) {
  const { state, inspect, lookUp, stop, clear, compare } = inspector;
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
  // While a file is read again, its bar stays: a button that reappears would take the focus from the new result.
  const shown = slot.status === 'reading' && slot.before ? slot.before : slot;
  const bar = (
    <FileBar
      slot={shown}
      onOther={isFixed ? undefined : (onBack ?? (() => (place === 1 ? compare(false) : clear(0))))}
      otherLabel={place === 1 ? 'Close' : onBack ? 'Back to all files' : 'Inspect another file'}
      onCompare={
        place === 0 && !state.isComparing && shown.status === 'done' ? () => compare(true) : undefined
      }
    />
  );
  const again = (allowed?: Allowed) => inspect(place, slot.source, { allowed });
  const next = place === 0 && !state.isComparing && !isFixed && !onBack && (
    <div className="drop-panel drop-next">
      <PictureExamples onChoose={(address) => inspect(place, { from: 'address', address })} />
    </div>
  );
  const together = (file: File, sidecar: File) => inspect(place, { from: 'file', file, sidecar });
  /** The elements stay the same while the file is read again, so expanded and selected parts are kept. */
  const report = (done: DoneSlot, working?: ReactNode) => (
    <div className="inspector-file" aria-busy={working !== undefined || undefined}>
      {bar}
      {working}
      <LookupContext value={{ allowed: done.allowed, onLookUp: (lookup) => lookUp(place, lookup) }}>
        <Folded done={done} isFolded={state.isComparing && state.slots.every(doneOf)}>
          <FileReport
            {...done}
            address={done.source.from === 'address' ? done.source.address : undefined}
            onFile={isFixed ? undefined : (file) => together(file, done.asset.blob)}
          />
        </Folded>
      </LookupContext>
    </div>
  );
  switch (slot.status) {
    case 'fetching':
    case 'reading':
      if ('before' in slot && slot.before)
        return report(
          slot.before,
          <SlowNote key={slot.job} what="Reading this file again" onStop={() => stop(place)} />,
        );
      return <Working slot={slot} sdk={state.sdk} onStop={() => stop(place)} />;
    case 'failed':
      return (
        <div className="inspector-file">
          {bar}
          <ProblemNote
            problem={slot.problem}
            onRetry={slot.problem.canRetry ? () => again(slot.allowed) : undefined}
          />
          {slot.problem.blockedHost && <CorsHelp host={slot.problem.blockedHost} />}
          {next}
        </div>
      );
    case 'nothing':
      return (
        <div className="inspector-file">
          {bar}
          <Nothing
            asset={slot.asset}
            missing={slot.missing}
            onSidecar={(sidecar) => together(slot.asset.blob, sidecar)}
          />
          {next}
        </div>
      );
    case 'elsewhere':
      return (
        <div className="inspector-file">
          {bar}
          <Elsewhere
            url={slot.url}
            onFetch={(origin) => again({ origins: [origin], remoteManifest: true })}
          />
        </div>
      );
    case 'done':
      return report(slot);
  }
}

/**
 * A report, or its answer in a line that opens: what differs between two files comes first. The elements are the same, so
 * that a report that's shown again doesn't take the focus as a new one.
 */
function Folded({ done, isFolded, children }: { done: DoneSlot; isFolded: boolean; children: ReactNode }) {
  const { tone, title, label, isCracked } = verdictOf(done.report);
  return (
    <details className="compared" open={!isFolded}>
      <summary className={isFolded ? 'state-line' : undefined} data-tone={tone} hidden={!isFolded}>
        <Seal tone={tone} isCracked={isCracked} />
        <strong>
          <Brief limit={100}>{title}</Brief>
          <small>{aroundLabel(label).join(label)}</small>
        </strong>
        <span className="link-button">Report</span>
      </summary>
      {children}
    </details>
  );
}
