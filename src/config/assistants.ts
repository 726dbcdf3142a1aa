import { z } from 'zod';
import { promptAbout } from '../text/prompt.ts';
import { httpsUrl, text } from './links.ts';
import { rule } from './rule.ts';

/** Assistants that readers can open a page in: plain links below a page's title. Nothing is loaded from them. */
export const assistants = z
  .array(
    z.strictObject({
      /** Its name, for "Open in …". */
      label: text,
      /** Where it starts a conversation; `{prompt}` is replaced with a sentence that names the page's Markdown. */
      url: httpsUrl.check(
        rule((value) =>
          value.includes('{prompt}')
            ? undefined
            : 'it needs `{prompt}`, such as `https://assistant.example/new?q={prompt}`',
        ),
      ),
    }),
  )
  .default([]);
export type Assistant = z.output<typeof assistants>[number];

/** The link that opens a page in an assistant. @param markdown the complete address of the page's Markdown form */
export const assistantUrl = ({ url }: Pick<Assistant, 'url'>, markdown: string): string =>
  url.replaceAll('{prompt}', () => encodeURIComponent(promptAbout(markdown)));
