import { useId, useRef } from 'react';
import { useLostFocus } from '../shared/use-lost-focus.ts';

export interface FileButtonProps {
  label: string;
  /** For the file input: extensions with their dots. */
  accept: string;
  onFiles(files: readonly File[]): void;
  multiple?: boolean;
  isQuiet?: boolean;
  /** Within text. */
  isLink?: boolean;
  /** Id of an element that describes it. */
  describedBy?: string;
  /** Whether it replaced the control that was pressed. */
  takesFocus?: boolean;
}

/** A button for choosing files. The input itself looks different in every browser, so it's hidden. */
export function FileButton(props: FileButtonProps) {
  const { label, accept, onFiles, multiple, isQuiet, isLink, describedBy, takesFocus = false } = props;
  const button = useLostFocus<HTMLButtonElement>(takesFocus);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <>
      <button
        ref={button}
        type="button"
        id={id}
        className={isLink ? 'link-button' : isQuiet ? 'button button-quiet' : 'button'}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        aria-labelledby={id}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Allows the same file to be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
