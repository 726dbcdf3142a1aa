import { CardFacts } from '../../report/views/CardFacts.tsx';
import { CardSummary } from '../../report/views/CardSummary.tsx';
import { CardTabs } from '../../report/views/CardTabs.tsx';
import { Checks } from '../../report/views/Checks.tsx';
import { RawReport } from '../../report/views/RawReport.tsx';
import { Why } from '../../report/views/Why.tsx';
import type { Proof } from '../types.ts';

/** What the answer rests on, as in the inspector. */
export function LabReport({ proof: { report, file } }: { proof: Proof }) {
  if (!report) return null;
  return (
    <div className="lab-report">
      <CardTabs
        label="Parts of the report"
        tabs={[
          {
            label: 'Checks',
            content: (
              <>
                <section className="report-part">
                  <h3 className="sr-only">Checks</h3>
                  <Checks report={report} />
                </section>
                <section className="report-part">
                  <h3>Signature</h3>
                  <CardFacts report={report} />
                </section>
              </>
            ),
          },
          {
            label: 'Summary',
            content: (
              <>
                <Why report={report} />
                <CardSummary report={report} />
              </>
            ),
          },
          {
            label: 'Data',
            content: <RawReport report={report.raw} name={file.name} isExternal={false} />,
          },
        ]}
      />
    </div>
  );
}
