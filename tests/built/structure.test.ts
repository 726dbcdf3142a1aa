import { test } from 'vitest';
import { attribute, type Element, elements, hasClass, linkName, named, tag, text } from './dom.ts';
import { expectNone, type Page, pages } from './site.ts';

const FORBIDDEN_LABELS = new Set(['here', 'click here', 'this page', 'this', 'link', 'read more', 'more']);

test('every page has one h1, and it is not empty', () => {
  expectNone(pages, function* ({ document }) {
    const titles = named(document, 'h1').map(text);
    yield titles.length !== 1 && `${titles.length} h1: ${titles.join(', ')}`;
    yield titles.includes('') && 'an empty h1';
  });
});

test('headings leave out no level, and no id is there twice', () => {
  expectNone(pages, function* ({ document, all }) {
    let before = 0;
    for (const heading of named(document, 'main').flatMap((main) =>
      named(main, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'),
    )) {
      const level = Number(heading.tagName.slice(1));
      yield level > before + 1 && `h${level} follows h${before}: ${text(heading)}`;
      before = level;
    }
    const ids = all.flatMap((one) => attribute(one, 'id') ?? []);
    yield new Set(ids).size < ids.length &&
      `twice: ${ids.filter((id, index) => ids.indexOf(id) < index).join(', ')}`;
  });
});

// Specification: 2.27
test('landmarks are banner, main, content information, once each and in this order', () => {
  expectNone(pages, function* (page) {
    const body = named(page.document, 'body')[0];
    // A header or footer is a landmark only if it belongs to the page as a whole.
    const ofPage = named(page.document, 'header', 'footer').filter(({ parentNode }) => parentNode === body);
    const landmarks = page.all.filter((one) => one.tagName === 'main' || ofPage.includes(one));
    const order = landmarks.map(({ tagName }) => tagName).join(' ');
    yield order !== 'header main footer' && `landmarks: ${order}`;
    // If there are several navigations, each needs a name.
    for (const nav of named(page.document, 'nav'))
      yield !attribute(nav, 'aria-label') && !attribute(nav, 'aria-labelledby') && `no name: ${tag(nav)}`;
  });
});

test('no link in an article is called "here" or the like, and none has no name', () => {
  expectNone(pages, function* (page) {
    for (const link of articleLinks(page)) {
      const name = linkName(link);
      yield name === '' && `no name: ${tag(link)}`;
      yield FORBIDDEN_LABELS.has(name.toLowerCase()) && `"${name}" leads to ${attribute(link, 'href')}`;
    }
  });
});

test('links of an article that lead to different places are called differently', () => {
  expectNone(pages, function* (page) {
    const targets = Map.groupBy(articleLinks(page), (link) => linkName(link).toLowerCase());
    for (const [name, links] of targets) {
      const places = new Set(links.map((link) => attribute(link, 'href')));
      yield places.size > 1 && `"${name}" leads to ${[...places].join(' and ')}`;
    }
  });
});

test('every block of code says its language', () => {
  expectNone(pages, function* ({ all }) {
    for (const figure of all.filter((one) => one.tagName === 'figure' && hasClass(one, 'code')))
      yield !attribute(figure, 'data-lang') && `no data-lang: ${text(figure).slice(0, 60)}`;
    for (const pre of all.filter(({ tagName }) => tagName === 'pre')) {
      const parent = pre.parentNode;
      const framed = parent !== null && 'tagName' in parent && hasClass(parent, 'code');
      yield !framed && `a pre outside of figure.code: ${text(pre).slice(0, 60)}`;
    }
  });
});

test('every image has a size and a text, and every drawing a name or none to hear', () => {
  expectNone(pages, function* ({ all }) {
    for (const image of all.filter(({ tagName }) => tagName === 'img'))
      for (const needed of ['width', 'height', 'alt'])
        yield attribute(image, needed) === undefined && `no ${needed}: ${tag(image)}`;
    for (const drawing of all.filter(({ tagName }) => tagName === 'svg')) {
      const named = attribute(drawing, 'role') === 'img' && attribute(drawing, 'aria-label');
      yield !named && attribute(drawing, 'aria-hidden') !== 'true' && `no name: ${tag(drawing)}`;
    }
  });
});

/** Links written by a page's author. */
function articleLinks({ all }: Page): Element[] {
  const prose = all.filter((one) => hasClass(one, 'prose'));
  return prose
    .flatMap((one) => [...elements(one)])
    .filter((one) => one.tagName === 'a' && attribute(one, 'href'));
}
