/** How loudly a broken link or a duplicate route is told. Spec §5. */
export type Severity = 'ignore' | 'log' | 'warn' | 'throw';

/** A problem that the operator chose to stop the build for. */
export class PolicyError extends Error {
  override name = 'PolicyError';
}

/** @throws PolicyError when the severity is `throw` */
export function report(severity: Severity, message: string): void {
  if (severity === 'throw') throw new PolicyError(message);
  if (severity === 'warn') console.warn(`warning: ${message}`);
  if (severity === 'log') console.log(message);
}
