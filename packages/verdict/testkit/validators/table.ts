import type { Coverage } from '@content-credentials/verdict/coverage';
import type { Complaint, Verdicts } from './compare.ts';
import type { Exhibit } from './validator.ts';
import type { Verdict } from './verdict.ts';

const codes = ({ state, failure, informational, message }: Verdict): string => {
  if (state === 'error' || state === 'not supported')
    return `${state}: ${message?.split('\n')[0]?.slice(0, 90)}`;
  return [state, ...failure, ...informational.map((code) => `(${code})`)].join(' ');
};

function coverageLine(coverage: Coverage | undefined): string[] {
  if (!coverage) return [];
  if (coverage.state === 'broken')
    return [`    our coverage: broken, ${coverage.fault.code}: ${coverage.fault.message}`];
  return [`    our coverage: ${coverage.state}${coverage.state === 'unknown' ? `, ${coverage.reason}` : ''}`];
}

/** The engines' results for a file, with equal ones on one line. */
export function verdictLines(
  { id }: Exhibit,
  verdicts: Verdicts,
  coverage: Coverage | undefined,
  complaints: readonly Complaint[],
): string[] {
  const bySaying = Map.groupBy(Object.entries(verdicts), ([, verdict]) => codes(verdict));
  const lines = [...bySaying].map(
    ([words, list]) => `    ${list.map(([name]) => name).join(', ')}: ${words}`,
  );
  const wrong = complaints.map(
    ({ engine, unlisted, gone }) =>
      `  ! ${engine}: ${[...unlisted.map((one) => `not listed: ${one}`), ...gone.map((one) => `no longer: ${one}`)].join('; ')}`,
  );
  return [id, ...lines, ...coverageLine(coverage), ...wrong];
}
