import { settings } from 'virtual:provenance';
import { CopyButton } from '../../shared/CopyButton.tsx';
import { JsonTree } from '../../shared/json-view/JsonTree.tsx';
import { jsonText } from '../export/json.ts';
import { save, saveName } from '../export/save.ts';

const hasReference = Object.keys(settings.objects).length > 0;

export interface RawReportProps {
  report: unknown;
  /** Name of the file, for the download. */
  name: string;
  /** The manifest store was read without its asset. */
  isExternal: boolean;
  /** Whether other parts of the page offer downloads. */
  isSavedElsewhere?: boolean;
}

/** The SDK's report, unchanged, with search, collapsible parts, and a copy button. */
export function RawReport({ report, name, isExternal, isSavedElsewhere }: RawReportProps) {
  return (
    <>
      <p>
        The SDK’s own report, unchanged, with bytes in hexadecimal.
        {hasReference && ' Underlined names link to their explanations.'}
        {isExternal &&
          ' The SDK saw only the manifest store, so the hash mismatch and the state in it are about that, not about your file.'}
      </p>
      <JsonTree value={report} root="Reader" label="Report as JSON" isSearchable />
      <div className="raw-ways">
        <CopyButton text={() => jsonText(report)} label="Copy JSON" />
        {!isSavedElsewhere && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => save(jsonText(report), 'application/json', saveName(name, '.json'))}
          >
            Download JSON
          </button>
        )}
      </div>
    </>
  );
}
