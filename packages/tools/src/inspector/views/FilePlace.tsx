import { nodeAt, type TreeNode } from '@content-credentials/verdict/report/provenance';
import { STATEMENT_NOTES } from '@content-credentials/verdict/report/states';
import { reliabilityIn } from '@content-credentials/verdict/report/verdict';
import type { Allowed } from '@content-credentials/verdict/sdk/settings';
import { type ReactNode, useState } from 'react';
import type { Origin } from '../../intake/asset.ts';
import { LookupContext } from '../../report/lookup-context.ts';
import type { TrustState } from '../../report/trust.ts';
import { BindingNote } from '../../report/views/BindingNote.tsx';
import { Checks } from '../../report/views/Checks.tsx';
import { ConformancePart } from '../../report/views/ConformancePart.tsx';
import { Exports } from '../../report/views/Exports.tsx';
import { NodePanel } from '../../report/views/NodePanel.tsx';
import { Elsewhere, Nothing, ProblemNote } from '../../report/views/Outcomes.tsx';
import type { PreviewProps } from '../../report/views/Preview.tsx';
import { ProvenanceTree } from '../../report/views/ProvenanceTree.tsx';
import { RawReport } from '../../report/views/RawReport.tsx';
import { RevocationNote } from '../../report/views/RevocationNote.tsx';
import { VerdictCard } from '../../report/views/VerdictCard.tsx';
import { isPhone } from '../../shared/is-phone.ts';
import { SlowNote } from '../../shared/SlowNote.tsx';
import { useNewResultFocus } from '../../shared/use-lost-focus.ts';
import type { DoneSlot, Place, Slot } from '../state.ts';
import type { Inspector } from '../use-inspector.ts';
import { CorsHelp } from './CorsHelp.tsx';
import { DropPanel } from './DropPanel.tsx';
import { FileBar } from './FileBar.tsx';
import { NextFile } from './NextFile.tsx';
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
    <NextFile
      onFiles={(files) => onFiles(files, 'file', place)}
      onAddress={(address) => inspect(place, { from: 'address', address })}
    />
  );
  const together = (file: File, sidecar: File) => inspect(place, { from: 'file', file, sidecar });
  /** The elements stay the same while the file is read again, so expanded and selected parts are kept. */
  const report = (done: DoneSlot, working?: ReactNode) => (
    <div className="inspector-file" aria-busy={working !== undefined || undefined}>
      {bar}
      {working}
      <LookupContext value={{ allowed: done.allowed, onLookUp: (lookup) => lookUp(place, lookup) }}>
        <FileReport
          {...done}
          address={done.source.from === 'address' ? done.source.address : undefined}
          isBrief={state.isComparing}
          onFile={isFixed ? undefined : (file) => together(file, done.asset.blob)}
        />
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

export interface FileReportProps extends PreviewProps {
  /** Two files are being compared: everything but the verdict is collapsed. */
  isBrief?: boolean;
  /** The settings used for the reading, for exports. */
  trust: TrustState;
  allowed: Allowed;
  /** URL that the file was fetched from. */
  address?: string;
  /** Reads a manifest store together with its file. */
  onFile?(file: File): void;
}

/** Everything in a file's Content Credentials. */
export function FileReport(props: FileReportProps) {
  const { asset, report, isBrief, onFile, trust, allowed, address } = props;
  const [chosen, setChosen] = useState(report.tree.id);
  const checked = useNewResultFocus<HTMLHeadingElement>(report);
  const node: TreeNode = nodeAt(report.tree, chosen) ?? report.tree;
  const reliability = reliabilityIn(report);
  const [isNarrow] = useState(isPhone);
  const hasHistory = report.tree.children.length > 0;
  const parts = (
    <>
      <section className="report-part export-part">
        <h3>Save or share</h3>
        <Exports {...{ asset, report, trust, allowed, address }} />
      </section>
      <section className="report-part">
        <h3 ref={checked} tabIndex={-1}>
          Checks
        </h3>
        <Checks report={report} />
        <RevocationNote report={report} />
      </section>
      <section className="report-part export-part">
        <h3>Check against the conformance program</h3>
        <ConformancePart {...{ asset, report, trust, allowed }} />
      </section>
      <section className="report-part">
        <h3>Provenance</h3>
        {reliability === 'unreliable' && (
          <p className="tool-note" data-tone="warning">
            {STATEMENT_NOTES.unreliable}
          </p>
        )}
        {!hasHistory && <p>The manifest doesn’t list any ingredients.</p>}
        <div className="provenance" data-alone={!hasHistory || undefined}>
          {hasHistory && (
            <ProvenanceTree key={report.active} report={report} chosen={node.id} onChoose={setChosen} />
          )}
          <NodePanel key={node.id} node={node} report={report} />
        </div>
      </section>
      <section className="report-part">
        <h3>Full report</h3>
        <RawReport
          report={report.raw}
          name={asset.name}
          isExternal={report.binding === 'alone' || report.binding.isExternal}
          isSavedElsewhere
        />
      </section>
    </>
  );
  return (
    <>
      <VerdictCard {...props} />
      <BindingNote binding={report.binding} asset={asset} onFile={onFile} />
      {isBrief || isNarrow ? (
        <details className="fold brief-report">
          <summary>Show the full report</summary>
          <div className="inspector-file">{parts}</div>
        </details>
      ) : (
        parts
      )}
    </>
  );
}
