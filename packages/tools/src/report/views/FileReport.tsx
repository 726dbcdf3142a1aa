import { nodeAt, type TreeNode } from '@content-credentials/verdict/report/provenance';
import { STATEMENT_NOTES } from '@content-credentials/verdict/report/states';
import { reliabilityIn } from '@content-credentials/verdict/report/verdict';
import type { Allowed } from '@content-credentials/verdict/sdk/settings';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNewResultFocus } from '../../shared/use-lost-focus.ts';
import type { TrustState } from '../trust.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { BindingNote } from './BindingNote.tsx';
import { CardFacts } from './CardFacts.tsx';
import { CardSummary, MissingStatements } from './CardSummary.tsx';
import { Checks } from './Checks.tsx';
import { ConformancePart } from './ConformancePart.tsx';
import { Exports } from './Exports.tsx';
import { NodePanel } from './NodePanel.tsx';
import { type PreviewProps, shownImage } from './Preview.tsx';
import { ProvenanceTree } from './ProvenanceTree.tsx';
import { RawReport } from './RawReport.tsx';
import { RevocationNote } from './RevocationNote.tsx';

export interface FileReportProps extends PreviewProps {
  /** The settings used for the reading, for exports. */
  trust: TrustState;
  allowed: Allowed;
  /** URL that the file was fetched from. */
  address?: string;
  /** Reads a manifest store together with its file. */
  onFile?(file: File): void;
}

/** Its parts, the first with the answer. */
export const REPORT_TABS = ['Summary', 'History', 'Checks', 'Data'] as const;

/** Everything in a file's Content Credentials. */
export function FileReport(props: FileReportProps) {
  const { asset, report, onFile, trust, allowed, address } = props;
  const [summary, history, checks, data] = REPORT_TABS;
  const checked = useNewResultFocus<HTMLHeadingElement>(report);
  return (
    <>
      <AnswerCard
        asset={asset}
        report={report}
        tabs={[
          { label: summary, content: <CardSummary report={report} isBelowFacts /> },
          { label: history, content: <History asset={asset} report={report} /> },
          {
            label: checks,
            content: (
              <>
                <section className="report-part">
                  {/* The tab says it. */}
                  <h4 className="sr-only" ref={checked} tabIndex={-1}>
                    Checks
                  </h4>
                  <Checks report={report} />
                  <RevocationNote report={report} />
                </section>
                <section className="report-part">
                  <h4>Signature</h4>
                  <CardFacts report={report} />
                </section>
                <section className="report-part export-part">
                  <h4>Check against the conformance program</h4>
                  <ConformancePart {...{ asset, report, trust, allowed }} />
                </section>
              </>
            ),
          },
          {
            label: data,
            content: (
              <>
                <section className="report-part export-part">
                  <h4>Save or share</h4>
                  <Exports {...{ asset, report, trust, allowed, address }} />
                </section>
                <section className="report-part">
                  <h4>Full report</h4>
                  <MissingStatements report={report} />
                  <RawReport
                    report={report.raw}
                    name={asset.name}
                    isExternal={report.binding === 'alone' || report.binding.isExternal}
                    isSavedElsewhere
                  />
                </section>
              </>
            ),
          },
        ]}
      />
      <BindingNote binding={report.binding} asset={asset} onFile={onFile} />
    </>
  );
}

/** What the file was made from, and the details of the selected version or ingredient. */
function History({ asset, report }: PreviewProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const frame = useRef<HTMLDivElement>(null);
  const isStacked = useIsStacked(frame);
  const own = shownImage(asset);
  const panel = (node: TreeNode) => (
    <NodePanel key={node.id} node={node} report={report} own={node === report.tree ? own : undefined} />
  );
  const nodes = chosen.flatMap((id) => nodeAt(report.tree, id) ?? []);
  const node = nodes.at(-1) ?? report.tree;
  const hasHistory = report.tree.children.length > 0;
  const inTree = isStacked && hasHistory ? nodes : [];
  const choose = (id: string) => {
    if (!isStacked) return setChosen([id]);
    // Others stay open: if one closed above it, what's pressed would move.
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  };
  return (
    <>
      {reliabilityIn(report) === 'unreliable' && (
        <p className="tool-note" data-tone="warning">
          {STATEMENT_NOTES.unreliable}
        </p>
      )}
      {!hasHistory && <p>The manifest doesn’t list any ingredients.</p>}
      {hasHistory && isStacked && <p className="soft">Press a file to see its details.</p>}
      <div className="provenance" data-alone={!hasHistory || undefined} ref={frame}>
        {hasHistory && (
          <ProvenanceTree
            key={report.active}
            report={report}
            own={own}
            isNarrow={isStacked}
            chosen={isStacked ? (nodes.at(-1)?.id ?? '') : node.id}
            details={new Map(inTree.map((one) => [one.id, panel(one)]))}
            onChoose={choose}
          />
        )}
        {inTree.length === 0 && panel(node)}
      </div>
    </>
  );
}

/** Whether an element's columns don't fit beside each other, as on a phone. */
function useIsStacked(ref: RefObject<HTMLElement | null>): boolean {
  const [isStacked, setStacked] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setStacked(!getComputedStyle(entry.target).gridTemplateColumns.includes(' '));
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isStacked;
}
