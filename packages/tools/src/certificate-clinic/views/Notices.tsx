import type { Secret } from '@content-credentials/verdict/x509/secret';
import { useEffect, useRef } from 'react';
import { StateMark } from '../../report/views/StateMark.tsx';
import { Prose } from '../../shared/Prose.tsx';
import { useAnswerFocus } from '../../shared/use-lost-focus.ts';
import { NOTICES, type Notice, type NoticeKind, SECRET_STEPS, secretWarning } from '../model/notices.ts';
import { Command } from './Command.tsx';

interface NoticesProps {
  kinds: readonly NoticeKind[];
  /** Without a verdict, the first notice takes the focus. */
  isAnswer?: boolean;
}

/** Anything found besides certificates, and problems with the input. */
export function Notices({ kinds, isAnswer = false }: NoticesProps) {
  const first = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new result takes the focus again
  useEffect(() => {
    if (isAnswer) first.current?.focus({ preventScroll: true });
  }, [isAnswer, kinds]);
  return kinds.map((kind, index) => {
    const notice: Notice = NOTICES[kind];
    return (
      <div className="outcome clinic-notice" data-tone={notice.tone} key={kind}>
        <h3 ref={index === 0 ? first : undefined} tabIndex={-1}>
          <StateMark tone={notice.tone} /> {notice.title}
        </h3>
        <p>
          <Prose>{notice.text}</Prose>
        </p>
        {notice.command && <Command text={notice.command} />}
      </div>
    );
  });
}

/** The warning shown instead of all results when the input contains a private key. */
export function SecretWarning({ secret }: { secret: Secret }) {
  const { title, text, command } = secretWarning(secret);
  const heading = useAnswerFocus<HTMLHeadingElement>();
  return (
    <div className="outcome clinic-notice secret-warning" data-tone="bad">
      <h3 ref={heading} tabIndex={-1}>
        <StateMark tone="bad" /> {title}
      </h3>
      <ul className="bullets">
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
