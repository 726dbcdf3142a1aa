import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { StateMark } from '../../report/views/StateMark.tsx';
import { afterPaint } from '../../shared/after-paint.ts';
import { isFocusLost } from '../../shared/use-lost-focus.ts';
import type { Lab } from '../use-lab.ts';

export interface StepProps {
  lab: Lab;
  number: number;
  title: string;
  /** What it does, or what was done in it: all that a closed step says. */
  told: ReactNode;
  isDone?: boolean;
  /** There's nothing to do in it before the image is signed. */
  isLater?: boolean;
  children: ReactNode;
}

/** On a phone, the stage isn't a box (bench.css). */
export const isOnPhone = (stage: Element | null | undefined): boolean => stage?.clientHeight === 0;

/** One step of the lesson. All are there from the start, and one is open. */
export function Step({ lab, number, title, told, isDone, isLater, children }: StepProps) {
  const id = useId();
  const isOpen = !isLater && lab.state.open === number;
  const summary = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // After the step above has closed.
    if (isOpen && !wasOpen.current)
      afterPaint().then(() => {
        const head = summary.current;
        const bench = head?.closest('.lab-bench');
        // On a phone, the step begins below the card, which stays. Otherwise, the whole card is beside it.
        const isPhone = isOnPhone(bench?.querySelector('.lab-stage'));
        if (!isPhone) bench?.scrollIntoView();
        head?.scrollIntoView({ block: isPhone ? 'start' : 'nearest' });
        // What was pressed has closed with its step.
        if (isFocusLost()) head?.focus({ preventScroll: true });
      });
    wasOpen.current = isOpen;
  }, [isOpen]);
  const press = (event: MouseEvent) => {
    event.preventDefault();
    lab.openStep(number);
  };
  const head = (
    <>
      <span className="step-number" aria-hidden="true">
        {isDone && !isOpen ? <StateMark tone="good" /> : number}
      </span>
      <span className="step-title">
        <h3 id={id}>{title}</h3>
        <span className="step-told">{told}</span>
      </span>
    </>
  );
  return (
    <li className="lab-step" aria-current={isOpen ? 'step' : undefined} data-later={isLater || undefined}>
      {isLater ? (
        <div className="step-head">{head}</div>
      ) : (
        <details className="step" aria-labelledby={id} open={isOpen}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, which opens its element */}
          <summary className="step-head" ref={summary} onClick={press}>
            {head}
          </summary>
          <div className="step-inside">{children}</div>
        </details>
      )}
    </li>
  );
}

/** Goes on to the next step, as the reader would. */
export function openNext({ currentTarget }: MouseEvent<HTMLElement>): void {
  const next = currentTarget.closest('li')?.nextElementSibling?.querySelector('summary');
  // The step scrolls itself once it's open: until then, it's elsewhere.
  next?.focus({ preventScroll: true });
  next?.click();
}
