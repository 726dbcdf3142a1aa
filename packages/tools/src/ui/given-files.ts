/** Whether a drag or drop contains files. Dropped text is left alone. */
export const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

/** Elements that handle a paste themselves. Checkboxes and buttons don't take text. */
const TEXT_FIELD =
  'textarea, [contenteditable]:not([contenteditable="false"]), input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"], [type="submit"], [type="file"])';

/** The files in a paste; none if a text field has the focus. */
export function pastedFiles({
  target,
  clipboardData,
}: Pick<ClipboardEvent, 'target' | 'clipboardData'>): File[] {
  const isText = (target as Partial<Element> | null)?.closest?.(TEXT_FIELD);
  return isText ? [] : [...(clipboardData?.files ?? [])];
}

export interface FileTaker {
  onFiles(files: readonly File[], from: 'file' | 'clipboard'): void;
  /** Reports whether files are being dragged over the window. */
  onOver?(isOver: boolean): void;
}

/**
 * Takes files that are dropped or pasted anywhere in the window, so that a file dropped outside a drop zone doesn't
 * replace the page. Files that a drop zone has already taken aren't reported again.
 */
export function takeGivenFiles({ onFiles, onOver }: FileTaker, signal: AbortSignal): void {
  const listener = { signal };
  addEventListener(
    'dragover',
    (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      onOver?.(true);
    },
    listener,
  );
  addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && onOver?.(false), listener);
  addEventListener(
    'drop',
    (event) => {
      onOver?.(false);
      if (event.defaultPrevented || !hasFiles(event)) return;
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) onFiles(files, 'file');
    },
    listener,
  );
  addEventListener(
    'paste',
    (event) => {
      const files = pastedFiles(event);
      if (event.defaultPrevented || files.length === 0) return;
      event.preventDefault();
      onFiles(files, 'clipboard');
    },
    listener,
  );
}

/** Files chosen on one page for a tool on another. They stay in memory only until that tool takes them. */
let handed: readonly File[] = [];

export function handFiles(files: readonly File[]): void {
  handed = files;
}

export const hasHandedFiles = (): boolean => handed.length > 0;

/** Returns the files once; the next call returns none. */
export function takeHandedFiles(): readonly File[] {
  const files = handed;
  handed = [];
  return files;
}
