import { z } from 'zod';
import { sitePath } from './links.ts';

/** "Was this page helpful?" at the end of each page. The site sends nothing itself: the operator's script does. */
export const feedback = z.strictObject({
  /**
   * A JavaScript module in a static folder, such as `/feedback.js`, that exports
   * `send({ page, version, helpful }): Promise<void>`. It's loaded when a reader answers, not before.
   */
  src: sitePath,
});
export type Feedback = z.output<typeof feedback>;
