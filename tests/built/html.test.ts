import { resolve } from 'node:path';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { pagesWithEveryPair } from '../support/sample-pages.ts';
import { pages } from './site.ts';

const validator = new HtmlValidate(new FileSystemConfigLoader());

/** The colored words of code are hundreds of elements that are all alike. */
const withoutColors = (html: string): string =>
  html.replace(/<pre[\s\S]*?<\/pre>/g, (code) => code.replace(/<\/?span[^>]*>/g, ''));

// About 40 ms per page, and there are hundreds: it reads as many as show each part next to every other.
test('html-validate finds nothing on any kind of page', { timeout: 180_000 }, async () => {
  const found: string[] = [];
  for (const { address, html } of pagesWithEveryPair(pages)) {
    // Pages are treated as files of the project, so its .htmlvalidate.mjs applies wherever the site was built.
    const { results } = await validator.validateString(withoutColors(html), resolve('page.html'));
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages)
        found.push(`${address}: ${message} [${ruleId}] ${selector ?? ''}`);
  }
  expect(found).toEqual([]);
});
