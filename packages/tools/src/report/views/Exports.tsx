import { CopyButton } from '../../shared/CopyButton.tsx';
import { permalinkOf } from '../export/permalink.ts';
import { type Exported, type ExportKind, useExport } from '../use-export.ts';

export interface ExportsProps extends Exported {
  /** URL that the file was fetched from. */
  address?: string;
}

const KINDS: ReadonlyArray<readonly [kind: ExportKind, label: string]> = [
  ['text', 'Copy as text'],
  ['html', 'Download HTML'],
  ['json', 'Download JSON'],
  ['crjson', 'Download crJSON'],
];

/** Ways to save or share a report. */
export function Exports({ address, ...exported }: ExportsProps) {
  const { busy, announcement, start } = useExport(exported);
  const link = address === undefined ? undefined : permalinkOf(address, location);
  const { state, raw } = exported.report;
  const sdkState = typeof raw === 'object' && raw && 'validation_state' in raw ? raw.validation_state : state;
  return (
    <>
      <p>
        Every download includes the file’s name and SHA-256, the version of the SDK, and the trust lists. HTML
        is one file without scripts or links. JSON is the SDK’s report, and crJSON is the{' '}
        <a href="https://spec.c2pa.org/specifications/specifications/2.4/crJSON/crjson-format.html">
          C2PA format for conformance tests
        </a>
        .
        {sdkState !== state &&
          ' In both JSON files, the SDK’s own statuses don’t include what this page found itself.'}
      </p>
      <div className="export-ways">
        {link !== undefined && <CopyButton text={() => link} label="Copy link" />}
        {KINDS.map(([kind, label]) => (
          <button
            key={kind}
            type="button"
            className="button button-quiet"
            aria-disabled={busy !== undefined || undefined}
            onClick={() => busy === undefined && start(kind)}
          >
            {label}
          </button>
        ))}
        <span className="export-status" role="status">
          {announcement}
        </span>
      </div>
    </>
  );
}
