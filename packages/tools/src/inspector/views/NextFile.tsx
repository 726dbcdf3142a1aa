import { acceptedFiles } from '@content-credentials/verdict/formats';
import { useId } from 'react';
import { DropZone } from '../../intake/DropZone.tsx';
import { FileButton } from '../../intake/FileButton.tsx';
import { PasteKeys } from '../../intake/PasteKeys.tsx';
import { PictureExamples } from './PictureExamples.tsx';

interface NextFileProps {
  onFiles(files: readonly File[]): void;
  onAddress(address: string): void;
}

/** What readers do next when a file has no report: they try another one, or an example. */
export function NextFile({ onFiles, onAddress }: NextFileProps) {
  const title = useId();
  return (
    <DropZone className="drop-next" onFiles={onFiles}>
      <p className="drop-title" id={title}>
        Try another file
      </p>
      <div className="drop-ways">
        <FileButton
          label="Choose another file"
          accept={acceptedFiles}
          multiple
          isQuiet
          describedBy={title}
          onFiles={onFiles}
        />
        <span className="drop-keys">
          or paste it with <PasteKeys />
        </span>
      </div>
      <PictureExamples onChoose={onAddress} />
    </DropZone>
  );
}
