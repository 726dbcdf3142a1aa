import { formatBytes } from '@content-credentials/verdict/format-bytes';
import { acceptedFiles } from '@content-credentials/verdict/formats';
import { MAX_FILE_BYTES } from '@content-credentials/verdict/sdk/sizes';
import { type FormEvent, useId, useState } from 'react';
import type { Origin } from '../../intake/asset.ts';
import { DropZone } from '../../intake/DropZone.tsx';
import { FileButton } from '../../intake/FileButton.tsx';
import { PasteKeys } from '../../intake/PasteKeys.tsx';
import { SdkProgress } from '../../intake/SdkProgress.tsx';
import type { SdkState } from '../../intake/use-sdk.ts';
import { ProblemNote } from '../../report/views/Outcomes.tsx';
import { ExampleChips } from '../../shared/ExampleChips.tsx';
import { otherExamples } from '../examples.ts';
import { completeAddress } from '../fetch-address.ts';
import { MAX_FILES } from '../files/state.ts';
import type { Place } from '../state.ts';
import { PictureExamples } from './PictureExamples.tsx';

interface DropPanelProps {
  place: Place;
  sdk: SdkState;
  onFiles(files: readonly File[], from: Exclude<Origin, 'address'>): void;
  onAddress(address: string): void;
  onRetry(): void;
  onClose?(): void;
}

/** The input: a file can be dropped, chosen, pasted, fetched from a URL, or picked from the site's examples. */
export function DropPanel({ place, sdk, onFiles, onAddress, onRetry, onClose }: DropPanelProps) {
  const title = useId();
  return (
    <DropZone className="drop-split" onFiles={(files) => onFiles(files, 'file')}>
      <div className="drop-here">
        <svg className="drop-mark" viewBox="0 0 48 48" width="72" height="72" aria-hidden="true">
          <path d="M10 6h20l8 8v28H10zM30 6v8h8" />
          <path d="M24 20v14M18 28l6 6 6-6" />
        </svg>
        <p className="drop-title" id={title}>
          {place === 0 ? 'Drop a file here' : 'Drop the second file here'}
        </p>
        <p className="drop-hint">
          Image, video, audio, or PDF, up to {formatBytes(MAX_FILE_BYTES)}. Files never leave your device.
        </p>
        <div className="drop-ways">
          <FileButton
            label="Choose a file"
            accept={acceptedFiles}
            multiple
            // On the tool's own page, no button was pressed that has since been removed.
            takesFocus={sdk.status !== 'waiting'}
            describedBy={title}
            onFiles={(files) => onFiles(files, 'file')}
          />
          {onClose && (
            <button type="button" className="button button-quiet" onClick={onClose}>
              Close
            </button>
          )}
        </div>
      </div>
      <PictureExamples onChoose={onAddress} />
      <details className="fold drop-more">
        <summary>More ways to open a file</summary>
        <div>
          <AddressForm onAddress={onAddress} />
          <ExampleChips title="More examples" examples={otherExamples} onChoose={onAddress} />
          <p className="drop-hint">
            {place === 0 && `Drop two files to compare them, or up to ${MAX_FILES} to list them in a table. `}
            If a file has a .c2pa sidecar, drop both together.
          </p>
          <p className="drop-keys">
            Paste a file with <PasteKeys />.
          </p>
        </div>
      </details>
      {sdk.status === 'failed' ? (
        <ProblemNote problem={sdk.problem} onRetry={onRetry} />
      ) : (
        <SdkProgress sdk={sdk} hint="You can already choose a file." />
      )}
    </DropZone>
  );
}

/** The URL of a file, which is fetched only when this form is submitted. */
function AddressForm({ onAddress }: { onAddress(address: string): void }) {
  const [address, setAddress] = useState('');
  const id = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!address.trim()) return;
    const complete = completeAddress(address);
    setAddress(complete);
    onAddress(complete);
  };
  return (
    <form className="field address-form" onSubmit={send} noValidate>
      <label htmlFor={id}>File URL</label>
      <div>
        <input
          id={id}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        <button type="submit" className="button button-quiet">
          Fetch
        </button>
      </div>
    </form>
  );
}
