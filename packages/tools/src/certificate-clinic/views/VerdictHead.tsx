import type { Verdict } from '@content-credentials/verdict/certificate-rules/verdict';
import { StateMark } from '../../report/views/StateMark.tsx';
import { TrustedLink } from '../../report/views/TrustedLink.tsx';
import { Prose } from '../../shared/Prose.tsx';
import { useAnswerFocus } from '../../shared/use-lost-focus.ts';

interface VerdictHeadProps {
  verdict: Verdict;
  /** Whether the signer isn't trusted, so that a link says how to change that. */
  isUntrusted?: boolean;
}

/** A verdict in a sentence, with the focus on its heading. */
export function VerdictHead({ verdict, isUntrusted = false }: VerdictHeadProps) {
  const { label, tone, sentence, caveat } = verdict;
  const heading = useAnswerFocus<HTMLHeadingElement>();
  return (
    <div className="verdict-text">
      <h3 ref={heading} tabIndex={-1}>
        <StateMark tone={tone} />
        {label}
      </h3>
      <p className="verdict-sentence">
        <Prose>{sentence}</Prose>
      </p>
      {caveat && (
        <p className="verdict-caveat">
          <Prose>{caveat}</Prose>
        </p>
      )}
      {isUntrusted && <TrustedLink />}
    </div>
  );
}
