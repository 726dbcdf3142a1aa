import { useId } from 'react';
import { SIGNING_ALGORITHMS } from '../../../c2pa/certificate-rules/finding.ts';
import { TrustChooser } from '../../report/views/TrustChooser.tsx';
import type { Options } from '../use-clinic.ts';

export interface OptionsFormProps {
  options: Options;
  onChange(options: Options): void;
  /** A list that was chosen did not come. */
  hasProblem: boolean;
}

/** For which day, algorithm and lists it is checked. */
export function OptionsForm({ options, onChange, hasProblem }: OptionsFormProps) {
  const id = useId();
  return (
    <section className="report-part">
      <h3>How it is checked</h3>
      <div className="clinic-options">
        <div>
          <label htmlFor={`${id}-day`}>Day of signing</label>
          <input
            id={`${id}-day`}
            type="date"
            min="2000-01-01"
            max="2099-12-31"
            value={options.day}
            onChange={({ target }) => onChange({ ...options, day: target.value })}
          />
          <small>Empty: now. A file with a trusted time-stamp is judged by that day.</small>
        </div>
        <div>
          <label htmlFor={`${id}-algorithm`}>Algorithm</label>
          <select
            id={`${id}-algorithm`}
            value={options.algorithm ?? ''}
            onChange={({ target }) =>
              onChange({ ...options, algorithm: SIGNING_ALGORITHMS.find((one) => one === target.value) })
            }
          >
            <option value="">as the key wants</option>
            {SIGNING_ALGORITHMS.map((algorithm) => (
              <option key={algorithm} value={algorithm}>
                {algorithm}
              </option>
            ))}
          </select>
          <small>The one that you name in your program.</small>
        </div>
      </div>
      <TrustChooser trust={options.trust} onChange={(trust) => onChange({ ...options, trust })} />
      <p role="alert" className="own-problem">
        {hasProblem && 'A list that you chose could not be loaded, so it was checked without lists.'}
      </p>
    </section>
  );
}
