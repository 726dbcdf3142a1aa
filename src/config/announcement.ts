import { z } from 'zod';
import { colour, contrastFix } from './contrast.ts';
import { text } from './links.ts';
import { announcementFix } from './markup.ts';
import { rule, rules } from './rule.ts';

/** The bar above the navbar. A reader who closes it does not see it again until `id` changes. */
export const announcementBar = z
  .strictObject({
    /** Changes whenever readers who closed the bar should see it again. */
    id: text,
    /** The message: HTML with only `<a href>`, `<b>`, `<strong>`, `<em>` and `<code>`. */
    content: text.check(rule(announcementFix)),
    /** Background, as a hex colour. Default: `#f1f3f5`. */
    backgroundColor: colour.default('#f1f3f5'),
    /** Text, as a hex colour with a contrast of 4.5 or more. Default: `#1b1f24`. */
    textColor: colour.default('#1b1f24'),
    /** Whether readers may close it. Default: true. */
    isCloseable: z.boolean().default(true),
  })
  .check(
    rules(({ backgroundColor, textColor }) => {
      const fix = contrastFix(backgroundColor, textColor);
      return fix === undefined ? [] : [{ path: ['textColor'], value: textColor, fix }];
    }),
  );
export type AnnouncementBar = z.output<typeof announcementBar>;
