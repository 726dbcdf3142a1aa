import { useId, useRef } from 'react';
import { useLostFocus } from './use-lost-focus.ts';

export interface FileButtonProps {
  label: string;
  /** For the file input: endings with their dots. */
  accept: string;
  onFiles(files: readonly File[]): void;
  multiple?: boolean;
  isQuiet?: boolean;
  /** Id of what says more about it. */
  describedBy?: string;
  /** It came in the place of the control that was pressed. */
  takesFocus?: boolean;
}

/** A button that lets files be chosen. The input itself looks different in every browser, and stays hidden. */
export function FileButton(props: FileButtonProps) {
  const { label, accept, onFiles, multiple, isQuiet, describedBy, takesFocus = false } = props;
  const button = useLostFocus<HTMLButtonElement>(takesFocus);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <>
      <button
        ref={button}
        type="button"
        id={id}
        className={isQuiet ? 'button button-quiet' : 'button'}
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
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
