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
import { SEAL_EDGE } from '../../report/seal.ts';
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
  /** Whether the tool will replace it, with what's typed into it. */
  isStart?: boolean;
}

/** The input: a file can be dropped, chosen, pasted, fetched from a URL, or picked from the site's examples. */
export function DropPanel({ place, sdk, onFiles, onAddress, onRetry, onClose, isStart }: DropPanelProps) {
  const title = useId();
  return (
    <DropZone className="drop-split" onFiles={(files) => onFiles(files, 'file')}>
      <div className="drop-here">
        <svg className="drop-mark" viewBox="0 0 48 48" width="96" height="96" aria-hidden="true">
          <path d="M8 4h20l9 9v31H8zM28 4v9h9" />
          <path d="M20 15v13M14.500 22.500 20 28l5.500-5.500" />
          <path className="drop-seal" d={SEAL_EDGE} transform="translate(25 25) scale(0.22)" />
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
      {place === 0 && <Expected />}
      <PictureExamples onChoose={onAddress} />
      <details className="fold drop-more" inert={isStart}>
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

/** The answer's place, before there's one: what it'll be about, in the same rows. */
const Expected = () => (
  <div className="drop-expected">
    <p className="drop-title">What you’ll learn</p>
    <dl className="verdict-rows">
      <div>
        <dt>Changed</dt>
        <dd>Whether it’s still the file that was signed</dd>
      </div>
      <div>
        <dt>Who</dt>
        <dd>The signer, and whether the name is verified</dd>
      </div>
      <div>
        <dt>How</dt>
        <dd>With a camera, software, or AI, and the edits before signing</dd>
      </div>
      <div>
        <dt>When</dt>
        <dd>The time of signing, if a time stamp confirms it</dd>
      </div>
    </dl>
  </div>
);

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
