import { z } from 'zod';
import { httpsUrl } from './links.ts';
import { atLeastOne, rule } from './rule.ts';

const contact = z
  .string()
  .check(
    rule((value) =>
      /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)$/.test(value)
        ? undefined
        : 'use a URL that starts with `mailto:`, `https://`, or `tel:`',
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
 * https://www.rfc-editor.org/rfc/rfc9116). If it isn't set, the file isn't written.
 */
export const securityTxt = z.strictObject({
  /** Where to report, in order of preference: `mailto:`, `https://`, or `tel:`. */
  contact: z.array(contact).check(atLeastOne('add at least one way to reach you')),
  /** The file's expiry date; RFC 9116 recommends less than a year from now. */
  expires,
  /** Languages you read, in any order. */
  preferredLanguages: z.array(language).optional(),
  /** Address of a key for encrypted email. */
  encryption: httpsUrl.optional(),
  /** Your disclosure policy. */
  policy: httpsUrl.optional(),
  /** Where you acknowledge people who reported something. */
  acknowledgments: httpsUrl.optional(),
});
export type SecurityTxt = z.output<typeof securityTxt>;
