import { expect, test } from 'vitest';
import { attribute, named, text } from './dom.ts';
import { link, meta, type Page, pages, problems, readingPages, site } from './site.ts';

const title = ({ document }: Page) => named(document, 'title').map(text).join(' + ');

/** The page's own part of the title: the site's name is before or after it. */
const ownTitle = (page: Page) => title(page).replace(` | ${site.title}`, '').replace(`${site.title}: `, '');

/** Values that more than one page has, with the pages. */
function shared(of: readonly Page[], value: (page: Page) => string | undefined): string[] {
  return [...Map.groupBy(of, value)]
    .filter(([, group]) => group.length > 1)
    .map(([same, group]) => `"${same}": ${group.map(({ address }) => address).join(', ')}`);
}

test('every title names the site and has at most 70 characters besides', () => {
  const found = problems(pages, function* (page) {
    const own = ownTitle(page);
    yield own === title(page) && `no site name in "${own}"`;
    yield own.length === 0 && 'empty title';
    yield own.length > 70 && `${own.length} characters in "${own}"`;
  });
  expect(found).toEqual([]);
});

test('no two pages have one title', () => {
  expect(shared(readingPages, title)).toEqual([]);
});

test('every description has at most 160 characters', () => {
  const found = problems(pages, function* (page) {
    const description = meta(page, 'description');
    yield !description && 'no description';
    yield (description?.length ?? 0) > 160 && `${description?.length} characters: "${description}"`;
  });
  expect(found).toEqual([]);
});

test('no two pages have one description', () => {
  expect(shared(readingPages, (page) => meta(page, 'description'))).toEqual([]);
});

test('every page names its own address as the canonical one', () => {
  const found = problems(readingPages, function* (page) {
    const canonical = link(page, 'canonical');
    yield canonical !== site.url + page.address && `canonical is ${canonical}`;
    yield meta(page, 'og:url') !== canonical && `og:url is ${meta(page, 'og:url')}`;
  });
  expect(found).toEqual([]);
});

test('every page says its language and direction', () => {
  const languages = site.locales.items.map(({ htmlLang, direction }) => `${htmlLang} ${direction}`);
  const found = problems(pages, function* ({ document }) {
    const [html] = named(document, 'html');
    const said = html && `${attribute(html, 'lang')} ${attribute(html, 'dir')}`;
    yield !languages.includes(said ?? '') && `lang and dir are ${said}`;
  });
  expect(found).toEqual([]);
});
