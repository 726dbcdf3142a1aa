import { Mistake } from '../config/errors.ts';

/** How a broken link or duplicate route is reported. Spec §5. */
export type Severity = 'ignore' | 'log' | 'warn' | 'throw';

/** A problem for which the operator configured the build to fail. */
export class PolicyError extends Mistake {
  override name = 'PolicyError';
}

/** @throws PolicyError if the severity is `throw` */
export function report(severity: Severity, message: string): void {
  if (severity === 'throw') throw new PolicyError(message);
  if (severity === 'warn') console.warn(`warning: ${message}`);
  if (severity === 'log') console.log(message);
}
