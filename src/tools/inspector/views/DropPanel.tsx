import { settings } from 'virtual:provenance';
import { type DragEvent, useId, useState } from 'react';
import { acceptedFiles } from '../../c2pa/formats.ts';
import { MAX_FILE_BYTES } from '../../c2pa/read.ts';
import type { Origin } from '../../report/asset.ts';
import type { SdkState } from '../../report/use-sdk.ts';
import { ProblemNote } from '../../report/views/Outcomes.tsx';
import { SdkProgress } from '../../report/views/SdkProgress.tsx';
import { formatBytes } from '../../shared/bytes.ts';
import { FileButton } from '../../shared/FileButton.tsx';
import { askedElsewhere } from '../asked-file.ts';
import type { Place } from '../state.ts';
import { AddressForm } from './AddressForm.tsx';

export interface DropPanelProps {
  place: Place;
  sdk: SdkState;
  onFiles(files: readonly File[], from: Exclude<Origin, 'address'>): void;
  onAddress(address: string): void;
  onRetry(): void;
  onClose?(): void;
}

const PASTE_KEY = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Where a file comes in: dropped, chosen, pasted, from an address, or one of the site's examples. */
export function DropPanel({ place, sdk, onFiles, onAddress, onRetry, onClose }: DropPanelProps) {
  const [isOver, setOver] = useState(false);
  const title = useId();
  const drop = (event: DragEvent) => {
    setOver(false);
    if (!hasFiles(event)) return;
    event.preventDefault();
    onFiles([...event.dataTransfer.files], 'file');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way of four; the others are controls
    <div
      className="drop-panel"
      data-over={isOver || undefined}
      onDragEnter={(event) => hasFiles(event) && setOver(true)}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget as Node | null) && setOver(false)
      }
      onDrop={drop}
    >
      <svg className="drop-mark" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <path d="M10 6h20l8 8v28H10zM30 6v8h8" />
        <path d="M24 20v14M18 28l6 6 6-6" />
      </svg>
      <p className="drop-title" id={title}>
        {place === 0 ? 'Drop a file here' : 'Drop the file to compare with here'}
      </p>
      <p className="drop-hint">
        A picture, video, sound or PDF, up to {formatBytes(MAX_FILE_BYTES)}. It stays on this device.
      </p>
      <p className="drop-hint">
        {place === 0 && 'Two files at once are compared. '}A file and its .c2pa are read as one.
      </p>
      <div className="drop-ways">
        <FileButton
          label="Choose a file"
          accept={acceptedFiles}
          multiple
          takesFocus
          describedBy={title}
          onFiles={(files) => onFiles(files, 'file')}
        />
        <span className="drop-keys">
          or paste a file with <kbd>{PASTE_KEY}</kbd> <kbd>V</kbd>
        </span>
        {onClose && (
          <button type="button" className="button button-quiet" onClick={onClose}>
            Close
          </button>
        )}
      </div>
      <AddressForm initial={place === 0 ? askedElsewhere(location) : undefined} onAddress={onAddress} />
      {settings.examples.length > 0 && (
        <div className="drop-examples">
          <p id={`${title}-examples`}>Or one of our examples:</p>
          <ul aria-labelledby={`${title}-examples`}>
            {settings.examples.map(({ title: name, href }) => (
              <li key={href}>
                <button type="button" className="chip" onClick={() => onAddress(href)}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {sdk.status === 'failed' ? (
        <ProblemNote problem={sdk.problem} onRetry={onRetry} />
      ) : (
        <SdkProgress sdk={sdk} />
      )}
    </div>
  );
}
