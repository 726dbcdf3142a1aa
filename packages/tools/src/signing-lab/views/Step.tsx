import { type MouseEvent, type ReactNode, useId } from 'react';
import { afterPaint } from '../../shared/after-paint.ts';
import type { Lab } from '../use-lab.ts';

export interface StepProps {
  lab: Lab;
  number: number;
  title: string;
  /** What's in it now, which is all that a closed step shows. */
  told: ReactNode;
  /** What this step is for, in a sentence. */
  about: ReactNode;
  children: ReactNode;
}

/** One step of the lesson. One is open at a time. */
export function Step({ lab, number, title, told, about, children }: StepProps) {
  const id = useId();
  const isOpen = lab.state.open === number;
  const press = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const summary = event.currentTarget;
    lab.openStep(isOpen ? 0 : number);
    // The step above has closed.
    afterPaint().then(() => summary.scrollIntoView({ block: 'nearest' }));
  };
  return (
    <details className="lab-step" aria-labelledby={id} open={isOpen}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, which opens its element */}
      <summary onClick={press}>
        <span className="step-number" aria-hidden="true">
          {number}
        </span>
        <h3 id={id}>{title}</h3>
        <span className="step-told">{told}</span>
      </summary>
      <div className="step-inside">
        <p className="step-about">{about}</p>
        {children}
      </div>
    </details>
  );
}
