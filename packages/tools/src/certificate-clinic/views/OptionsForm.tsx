import { SIGNING_ALGORITHMS } from '@content-credentials/verdict/certificate-rules/finding';
import { useId } from 'react';
import { TrustChooser } from '../../report/views/TrustChooser.tsx';
import type { Options } from '../use-clinic.ts';

export interface OptionsFormProps {
  options: Options;
  onChange(options: Options): void;
  /** A selected list couldn't be loaded. */
  hasProblem: boolean;
}

/** The date, algorithm, and trust lists for the check. */
export function OptionsForm({ options, onChange, hasProblem }: OptionsFormProps) {
  const id = useId();
  return (
    <section className="report-part">
      <h3>How it’s checked</h3>
      <div className="clinic-options">
        <div className="field">
          <label htmlFor={`${id}-day`}>Signing date</label>
          <input
            id={`${id}-day`}
            type="date"
            min="2000-01-01"
            max="2099-12-31"
            value={options.day}
            onChange={({ target }) => onChange({ ...options, day: target.value })}
          />
          <small>Leave empty for today. If there’s a trusted time stamp, validators use its date.</small>
        </div>
        <div className="field">
          <label htmlFor={`${id}-algorithm`}>Algorithm</label>
          <select
            id={`${id}-algorithm`}
            value={options.algorithm ?? ''}
            onChange={({ target }) =>
              onChange({ ...options, algorithm: SIGNING_ALGORITHMS.find((one) => one === target.value) })
            }
          >
            <option value="">Choose from the key</option>
            {SIGNING_ALGORITHMS.map((algorithm) => (
              <option key={algorithm} value={algorithm}>
                {algorithm}
              </option>
            ))}
          </select>
          <small>The algorithm that your program uses.</small>
        </div>
      </div>
      <TrustChooser trust={options.trust} onChange={(trust) => onChange({ ...options, trust })} />
      <p role="alert" className="field-problem">
        {hasProblem && 'A list that you selected couldn’t be loaded, so no list was used.'}
      </p>
    </section>
  );
}
