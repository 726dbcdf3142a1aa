import { useState } from 'react';
import { nodeAt, type TreeNode } from '../../../c2pa/report/provenance.ts';
import { reliabilityOf, STATEMENT_NOTES } from '../../../c2pa/report/states.ts';
import type { Allowed } from '../../sdk/settings.ts';
import { isPhone } from '../../shared/is-phone.ts';
import { useNewResultFocus } from '../../shared/use-lost-focus.ts';
import type { TrustState } from '../trust.ts';
import { BindingNote } from './BindingNote.tsx';
import { Checks } from './Checks.tsx';
import { ConformancePart } from './ConformancePart.tsx';
import { Exports } from './Exports.tsx';
import { NodePanel } from './NodePanel.tsx';
import { ProvenanceTree } from './ProvenanceTree.tsx';
import { RawReport } from './RawReport.tsx';
import { RevocationNote } from './RevocationNote.tsx';
import { VerdictCard, type VerdictCardProps } from './VerdictCard.tsx';

export interface FileReportProps extends VerdictCardProps {
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
  const reliability = reliabilityOf(report.state);
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
