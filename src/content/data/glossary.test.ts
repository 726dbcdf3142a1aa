import { expect, test } from 'vitest';
import { clauseUrl, formsOf, glossary, termWritten } from './glossary.ts';

const data = glossary('.');
const { terms } = data;

test('terms are in alphabetical order', () => {
  const names = terms.map(({ term }) => term.toLowerCase());
  expect(names).toEqual(names.toSorted());
});

test('a term is found by plural, other form and capital', () => {
  expect(termWritten(data, 'Manifest  stores')?.id).toBe('manifest-store');
  expect(termWritten(data, 'parentOf')?.id).toBe('parent');
  expect(termWritten(data, 'manifest shop')).toBeUndefined();
});

test('every term links to a page, and no definition only repeats the term', () => {
  const problems = terms.filter(
    ({ page, clause, see, short, term }) =>
      (!page && !clause && see.length === 0) || short.toLowerCase().startsWith(`a ${term.toLowerCase()} is`),
  );
  expect(problems).toEqual([]);
});

test('links with the same label have the same target', () => {
  const links = terms.flatMap((one) => [
    ...(one.page ? [[one.page.title, one.page.href] as const] : []),
    ...(one.clause ? [[one.clause.title, clauseUrl(data, one.clause)] as const] : []),
    [one.term, `#${one.id}`] as const,
  ]);
  const clashes = [...Map.groupBy(links, ([label]) => label.toLowerCase())]
    .filter(([, group]) => new Set(group.map(([, href]) => href)).size > 1)
    .map(([label]) => label);
  // The name of the standard precedes its clauses.
  const clauses = new Set(terms.flatMap(({ clause }) => (clause ? [clause.title.toLowerCase()] : [])));
  expect(clashes.filter((label) => !clauses.has(label))).toEqual([]);
});

test('a spelling to avoid isn’t a form of a term', () => {
  const written = new Set(terms.flatMap(({ term, forms }) => [term, ...forms]));
  expect(terms.flatMap(({ avoid }) => avoid).filter((spelling) => written.has(spelling))).toEqual([]);
});

test('forms are compared in lower case, each once', () => {
  expect(formsOf({ term: 'Claim', forms: ['claims', 'claim'] })).toEqual(['claim', 'claims']);
});
