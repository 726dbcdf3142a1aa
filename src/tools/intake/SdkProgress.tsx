import { formatBytes } from '../../c2pa/format-bytes.ts';
import { DOWNLOAD_BYTES } from '../sdk/sizes.ts';
import type { SdkState } from './use-sdk.ts';

/** The download progress of the SDK; renders nothing when it's loaded. */
export function SdkProgress({ sdk }: { sdk: SdkState }) {
  if (sdk.status !== 'loading') return null;
  const arrived = formatBytes(DOWNLOAD_BYTES * sdk.share);
  return (
    <div className="sdk-progress">
      <progress max={1} value={sdk.share} aria-label="Downloading the reader" />
      <p>
        Downloading the reader: {sdk.share === 0 ? '' : `${arrived} of `}
        {formatBytes(DOWNLOAD_BYTES)}, once. You can already choose a file.
      </p>
    </div>
  );
}
