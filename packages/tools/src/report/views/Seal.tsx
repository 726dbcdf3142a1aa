import { MARKS, type Tone } from '@content-credentials/verdict/report/states';
import { SEAL_CRACK, SEAL_EDGE, SEAL_MARK_TRANSFORM } from '../seal.ts';

export interface SealProps {
  tone: Tone;
  /** Bytes were changed after signing, or the signature is broken. Nothing else cracks a seal. */
  isCracked: boolean;
  /** Not a public list's: only its lines are drawn. */
  isOutlined?: boolean;
}

/** The seal of a verdict, always next to its words. */
export function Seal({ tone, isCracked, isOutlined = false }: SealProps) {
  return (
    <svg
      className="seal"
      data-tone={tone}
      data-outlined={isOutlined || undefined}
      viewBox="0 0 100 100"
      width="48"
      height="48"
      aria-hidden="true"
    >
      <path className="seal-edge" d={SEAL_EDGE} />
      <circle className="seal-ring" cx="50" cy="50" r="36" />
      {isCracked ? (
        <path className="seal-crack" d={SEAL_CRACK} />
      ) : (
        <path className="seal-mark" d={MARKS[tone]} transform={SEAL_MARK_TRANSFORM} />
      )}
    </svg>
  );
}
