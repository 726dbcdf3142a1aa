import { z } from 'zod';
import { httpsUrl } from './links.ts';
import { atLeastOne, rule } from './rule.ts';

const contact = z
  .string()
  .check(
    rule((value) =>
      /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)$/.test(value)
        ? undefined
        : 'use an address that starts with `mailto:`, `https://`, or `tel:`',
    ),
  );

const expires = z
  .string()
  .check(
    rule((value) =>
      /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
        ? undefined
        : 'use a date, such as `2027-06-30`',
    ),
  );

const language = z
  .string()
  .check(
    rule((value) =>
      /^[A-Za-z]{2,3}(?:-\w+)*$/.test(value) ? undefined : 'use a language tag, such as `en`',
    ),
  );

/**
 * How to report a security problem, published as `/.well-known/security.txt` (RFC 9116,
 * https://www.rfc-editor.org/rfc/rfc9116). Without it there's no such file.
 */
export const securityTxt = z.strictObject({
  /** Where to report, the preferred way first: `mailto:`, `https://`, or `tel:`. */
  contact: z.array(contact).check(atLeastOne('name at least one way to reach you')),
  /** Last day on which the file may be trusted; RFC 9116 recommends less than a year ahead. */
  expires,
  /** Languages you read, in any order. */
  preferredLanguages: z.array(language).optional(),
  /** Address of a key for encrypted mail. */
  encryption: httpsUrl.optional(),
  /** Your policy on reports. */
  policy: httpsUrl.optional(),
  /** Where you thank people who reported something. */
  acknowledgments: httpsUrl.optional(),
});
export type SecurityTxt = z.output<typeof securityTxt>;
