import { formatBytes } from '@content-credentials/verdict/format-bytes';
import { DOWNLOAD_BYTES } from '@content-credentials/verdict/sdk/sizes';
import type { SdkState } from './use-sdk.ts';

interface SdkProgressProps {
  sdk: SdkState;
  /** What the reader can do meanwhile, as a sentence. */
  hint?: string;
}

/** The download progress of the SDK; renders nothing when it's loaded. */
export function SdkProgress({ sdk, hint = '' }: SdkProgressProps) {
  if (sdk.status !== 'loading') return null;
  const arrived = formatBytes(DOWNLOAD_BYTES * sdk.share);
  return (
    <div className="sdk-progress">
      <progress max={1} value={sdk.share} aria-label="Downloading the reader" />
      <p>
        Downloading the reader: {sdk.share === 0 ? '' : `${arrived} of `}
        {formatBytes(DOWNLOAD_BYTES)}, once. {hint}
      </p>
    </div>
  );
}
