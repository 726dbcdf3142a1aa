import { z } from 'zod';
import { colour, contrastFix } from './contrast.ts';
import { text } from './links.ts';
import { announcementFix } from './markup.ts';
import { rule, rules } from './rule.ts';

/** The bar above the navbar. Readers who close it don't see it again until `id` changes. */
export const announcementBar = z
  .strictObject({
    /** Change it when readers who closed the bar should see it again. */
    id: text,
    /** The message: HTML with only `<a href>`, `<b>`, `<strong>`, `<em>`, and `<code>`. */
    content: text.check(rule(announcementFix)),
    /** Background, as a hex color. Default: `#f1f3f5`. */
    backgroundColor: colour.default('#f1f3f5'),
    /** Text, as a hex color with a contrast of at least 4.5. Default: `#1b1f24`. */
    textColor: colour.default('#1b1f24'),
    /** Whether readers can close it. Default: true. */
    isCloseable: z.boolean().default(true),
  })
  .check(
    rules(({ backgroundColor, textColor }) => {
      const fix = contrastFix(backgroundColor, textColor);
      return fix === undefined ? [] : [{ path: ['textColor'], value: textColor, fix }];
    }),
  );
export type AnnouncementBar = z.output<typeof announcementBar>;
