import { acceptedFiles } from '../../../c2pa/formats.ts';
import type { Binding } from '../../c2pa/binding.ts';
import { FileButton } from '../../shared/FileButton.tsx';
import { ShowText } from '../../shared/ShowText.tsx';
import type { Asset } from '../asset.ts';

export interface BindingNoteProps {
  binding: Binding;
  asset: Asset;
  /** Reads the manifest store together with this file. */
  onFile?(file: File): void;
}

/** What of a manifest that lies beside its file was compared, and by whom. */
export function BindingNote({ binding, asset, onFile }: BindingNoteProps) {
  if (binding === 'alone')
    return (
      <div className="binding-note">
        <p>
          This is a manifest store by itself, without the file that it was made for. Give that file too, and
          its bytes are compared; or drop the two together.
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
  return (
    <div className="binding-note">
      <p>
        The credentials lie beside the file, in{' '}
        <strong>
          <ShowText limit={60} isBrief>
            {asset.sidecar?.name ?? ''}
          </ShowText>
        </strong>
        . The SDK for browsers cannot read the two together.{' '}
        {binding === 'unknown' ? (
          <>
            This page could not compare them either: it knows the hash of <code>c2pa.hash.data</code>, and no
            other. C2PA Tool compares them: <code>c2patool FILE --external-manifest STORE.c2pa</code>
          </>
        ) : (
          <>
            It read the manifest store, and this page compared the bytes of the file with the hash in it: they{' '}
            {binding === 'fits' ? 'are the same.' : 'differ.'}
          </>
        )}
      </p>
    </div>
  );
}
