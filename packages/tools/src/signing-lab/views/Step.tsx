import { type ReactNode, useId } from 'react';

export interface StepProps {
  number: number;
  title: string;
  /** What this step is for, in a sentence. */
  about: ReactNode;
  children: ReactNode;
}

/** One step of the lesson. */
export function Step({ number, title, about, children }: StepProps) {
  const id = useId();
  return (
    <section className="lab-step" aria-labelledby={id}>
      <h3 id={id}>
        <span className="step-number" aria-hidden="true">
          {number}
        </span>
        {title}
      </h3>
      <p className="step-about">{about}</p>
      {children}
    </section>
  );
}
