import { type ReactNode, type RefObject, useEffect } from 'react';

interface ToolFrameProps {
  name: string;
  /** Classes besides those of all tools that take files. */
  className?: string;
  root: RefObject<HTMLElement | null>;
  /** What a screen reader announces. */
  status: string;
  /** Whether files are dragged over the window, where they can be dropped anywhere. */
  isOver: boolean;
  /** What dropping them does. */
  dropLabel: string;
  children: ReactNode;
}

/** What surrounds a tool that takes files. */
export function ToolFrame({ name, className, root, status, isOver, dropLabel, children }: ToolFrameProps) {
  useUnfoldedPrint(root);
  return (
    <section
      className={className === undefined ? 'inspector' : `inspector ${className}`}
      aria-label={name}
      ref={root}
      tabIndex={-1}
      data-over={isOver || undefined}
    >
      {/* Keeps heading levels in order, whatever comes before the tool. */}
      <h2 className="sr-only">{name}</h2>
      <p className="sr-only" role="status">
        {status}
      </p>
      {children}
      {isOver && (
        <p className="drop-anywhere">
          <span>{dropLabel}</span>
        </p>
      )}
    </section>
  );
}

const CLOSED = 'details:not([open], .trust, .trust *, .export-part *)';

/**
 * Opens all collapsed sections for printing and closes them afterward. Not every engine supports this in a stylesheet.
 * What isn't printed stays as it is, because opening it can start work.
 */
function useUnfoldedPrint(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...(root.current?.querySelectorAll<HTMLDetailsElement>(CLOSED) ?? [])];
      for (const one of opened) one.open = true;
    };
    const close = () => {
      for (const one of opened) one.open = false;
      opened = [];
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', close);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
    };
  }, [root]);
}
