import { CopyButton } from '../../shared/CopyButton.tsx';
import { permalinkOf } from '../export/permalink.ts';
import { type Exported, type ExportKind, useExport } from '../use-export.ts';

const KINDS: ReadonlyArray<readonly [kind: ExportKind, label: string]> = [
  ['image', 'Download image'],
  ['text', 'Copy as text'],
  ['html', 'Download HTML'],
  ['json', 'Download JSON'],
  ['crjson', 'Download crJSON'],
];

/** Ways to save or share a report. */
export function Exports(exported: Exported) {
  const { busy, announcement, start } = useExport(exported);
  const { address } = exported;
  const link = address === undefined ? undefined : permalinkOf(address, location);
  const { state, raw } = exported.report;
  const sdkState = typeof raw === 'object' && raw && 'validation_state' in raw ? raw.validation_state : state;
  return (
    <>
      <p>
        The image is the card above, with the file’s name and date. A screenshot can be forged, so it says
        where to check the file. Every other download includes the file’s name and SHA-256, the version of the
        SDK, and the trust lists. HTML is one file without scripts or links. JSON is the SDK’s report, and
        crJSON is the{' '}
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
        <span className="soft export-status" role="status">
          {announcement}
        </span>
      </div>
    </>
  );
}
