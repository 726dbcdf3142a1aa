import { type DragEvent, type ReactNode, useState } from 'react';
import { hasFiles } from '../ui/given-files.ts';

export interface DropZoneProps {
  /** Class names in addition to `drop-panel`. */
  className?: string;
  onFiles(files: readonly File[]): void;
  /** The other input methods: dropping is never the only one. */
  children: ReactNode;
}

/** A panel that accepts dropped files, and shows when it would. Dropped text is left alone. */
export function DropZone({ className = '', onFiles, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    setOver(false);
    if (!hasFiles(event)) return;
    event.preventDefault();
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way of several; the others are controls
    <div
      className={`drop-panel ${className}`.trim()}
      data-over={isOver || undefined}
      onDragEnter={(event) => hasFiles(event) && setOver(true)}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget as Node | null) && setOver(false)
      }
      onDrop={drop}
    >
      {children}
    </div>
  );
}
