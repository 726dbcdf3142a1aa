import { formatBytes } from '../../c2pa/format-bytes.ts';
import type { SampleFrameProps } from '../../tools/sample-frame/index.tsx';
import { DOWNLOAD_BYTES } from '../../tools/sdk/sizes.ts';

/** A button that runs a web sample in place. Without script, only the archive stands there. */
export function RunInBrowser({ isExcerpt, ...props }: SampleFrameProps & { isExcerpt: boolean }) {
  return (
    <div className="run" hidden={isExcerpt}>
      <div
        className="sample-frame needs-script"
        data-island="sample-frame"
        data-when="ask"
        data-props={JSON.stringify(props)}
      >
        <button type="button" className="button">
          Run in your browser
        </button>{' '}
        Downloads {formatBytes(DOWNLOAD_BYTES)} from this site. Nothing is sent.
      </div>
    </div>
  );
}
