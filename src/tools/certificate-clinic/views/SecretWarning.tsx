import { useEffect, useRef } from 'react';
import type { Secret } from '../../../c2pa/x509/secret.ts';
import { StateMark } from '../../report/views/StateMark.tsx';
import { Prose } from '../../shared/Prose.tsx';
import { SECRET_STEPS, secretWarning } from '../model/notices.ts';
import { Command } from './Command.tsx';

/** The warning shown instead of all results when the input contains a private key. */
export function SecretWarning({ secret }: { secret: Secret }) {
  const { title, text, command } = secretWarning(secret);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="outcome clinic-notice secret-warning" data-tone="bad">
      <h3 ref={heading} tabIndex={-1}>
        <StateMark tone="bad" /> {title}
      </h3>
      <ul>
        {SECRET_STEPS.map((step) => (
          <li key={step}>
            <Prose>{step}</Prose>
          </li>
        ))}
      </ul>
      <p>
        <Prose>{text}</Prose>
      </p>
      {command && <Command text={command} />}
    </div>
  );
}
