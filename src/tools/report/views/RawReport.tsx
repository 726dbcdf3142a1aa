import { settings } from 'virtual:provenance';
import { CopyButton } from '../../shared/CopyButton.tsx';
import { JsonTree } from '../../shared/json-view/JsonTree.tsx';

const hasReference = Object.keys(settings.objects).length > 0;

/** The report as JSON text; deeper nesting than the engine can write is said instead. */
function jsonText(report: unknown): string {
  try {
    return JSON.stringify(report, null, 2);
  } catch (error) {
    return JSON.stringify({ error: `this report can’t be written as JSON: ${String(error)}` });
  }
}

function download(report: unknown, name: string): void {
  const url = URL.createObjectURL(new Blob([jsonText(report)], { type: 'application/json' }));
  Object.assign(document.createElement('a'), {
    href: url,
    download: `${name.replace(/[^\w.-]+/g, '-')}.json`,
  }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

export interface RawReportProps {
  report: unknown;
  /** Of the file, for the download. */
  name: string;
  /** The manifest store was read without the file that it is about. */
  isBeside: boolean;
}

/** What the SDK says, as it says it: to search, fold, copy and keep. */
export function RawReport({ report, name, isBeside }: RawReportProps) {
  return (
    <>
      <p>
        The SDK’s own report, unchanged, with bytes in hexadecimal.
        {hasReference && ' Underlined names link to their explanations.'}
        {isBeside &&
          ' The SDK saw only the manifest store, so the hash mismatch and the state in it are about that, not about your file.'}
      </p>
      <JsonTree value={report} root="Reader" label="Report as JSON" isSearchable />
      <div className="raw-ways">
        <CopyButton text={() => jsonText(report)} label="Copy JSON" />
        <button type="button" className="button button-quiet" onClick={() => download(report, name)}>
          Download JSON
        </button>
      </div>
    </>
  );
}
