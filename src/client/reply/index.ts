import { startFeedback } from './feedback.ts';
import { startReport } from './report.ts';

/** What readers can send to the people who run the site, if those have configured it. */
export function start(): void {
  startReport();
  startFeedback();
}
