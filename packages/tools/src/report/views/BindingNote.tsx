import { acceptedFiles } from '@content-credentials/verdict/formats';
import type { FileBinding } from '@content-credentials/verdict/report/file-binding';
import { sdkName } from '@content-credentials/verdict/report/sdk-version';
import type { Asset } from '../../intake/asset.ts';
import { FileButton } from '../../intake/FileButton.tsx';
import { Brief } from '../../shared/ShowText.tsx';

export interface BindingNoteProps {
  binding: FileBinding;
  asset: Asset;
  /** Reads the manifest store together with this file. */
  onFile?(file: File): void;
}

/** For a manifest store that isn't in its file: what was compared, and what compared it. */
export function BindingNote({ binding, asset, onFile }: BindingNoteProps) {
  if (binding === 'alone')
    return (
      <div className="tool-note binding-note">
        <p>
          This is a manifest store without the file it belongs to. Add the file to compare its bytes, or drop
          both together.
        </p>
        {onFile && (
          <FileButton
            label="Choose its file"
            accept={acceptedFiles}
            isQuiet
            onFiles={([file]) => file && onFile(file)}
          />
        )}
      </div>
    );
  if (!binding.isExternal) return null;
  const { state } = binding.coverage;
  return (
    <div className="tool-note binding-note">
      <p>
        The credentials are in a sidecar,{' '}
        <strong>
          <Brief limit={60}>{asset.sidecar?.name ?? ''}</Brief>
        </strong>
        . {sdkName} can’t read a sidecar together with its file.{' '}
        {state === 'unknown' ? (
          <>
            This page couldn’t compare them either. C2PA Tool can:{' '}
            <code>c2patool FILE --external-manifest STORE.c2pa</code>
          </>
        ) : (
          <>
            It read the manifest store, and this page compared the file with the hash in it. They{' '}
            {state === 'covered' ? 'match.' : 'don’t match.'}
          </>
        )}
      </p>
    </div>
  );
}
