import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtDir } from '../support/site-pages.ts';
import { attribute, hasClass, named, text } from './dom.ts';
import { expectNone, fileOf, readingPages } from './site.ts';

const terms = readingPages.flatMap((page) =>
  page.all.filter((one) => hasClass(one, 'term')).map((term) => ({ page, term })),
);
const anchors = new Set(
  readingPages
    .filter(({ address }) => address.endsWith('/docs/glossary'))
    .flatMap(({ all }) => all.flatMap((one) => attribute(one, 'id') ?? [])),
);

test('the note of every marked term is on its page, and its link leads to an entry', () => {
  expect(terms.length).toBeGreaterThan(0);
  const found = terms.flatMap(({ page, term }) => {
    const [button] = named(term, 'button');
    const [link] = named(term, 'a');
    const note = page.all.find(
      (one) => attribute(one, 'id') === (button && attribute(button, 'popovertarget')),
    );
    const href = (link && attribute(link, 'href')) ?? '';
    // A note that isn't from the glossary leads to the page that says more, as other links are tested to.
    const leads = href.includes('/docs/glossary') ? anchors.has(href.split('#')[1] ?? '') : href !== '';
    return note && text(note) && leads ? [] : [`${page.address}: ${text(term)}`];
  });
  expect(found).toEqual([]);
});

test('in a Markdown twin a marked term is its words', () => {
  expectNone(readingPages, function* ({ address, all }) {
    const file = join(builtDir, `${fileOf(address)?.replace(/\.html$/, '')}.md`);
    if (!existsSync(file)) return;
    const twin = readFileSync(file, 'utf8');
    yield twin.includes(':term[') && 'a directive is left';
    for (const link of all.filter((one) => hasClass(one, 'term')).flatMap((one) => named(one, 'a')))
      yield twin.includes(text(link)) && `the note is in it: ${text(link)}`;
  });
});
