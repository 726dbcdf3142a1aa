import { describe, expect, test } from 'vitest';
import { apiNode, apiWeb } from './current.ts';
import type { ApiFamily } from './family.ts';
import { apiC2pa } from './frozen.ts';

const [legacy, web, node] = await Promise.all([apiC2pa('.'), apiWeb('.'), apiNode('.')]);

describe('a page', () => {
  const page = (family: ApiFamily, id: string) => {
    const found = family.pages.find((one) => one.id === id);
    if (found?.view !== 'api-item') throw new Error(`no page ${id}`);
    return found;
  };

  test('of an overload names the others', () => {
    const { title, data } = page(legacy, 'js-sdk/api/c2pa.c2pa.read_2');
    expect(title).toBe('C2pa.read(url) method (legacy c2pa)');
    const rows = data.groups.flatMap((group) => group.rows);
    expect(rows.map(({ name, to }) => [name, to?.split('c2pa.c2pa.')[1]])).toEqual([
      ['read(blob)', 'read'],
      ['read(file)', 'read_1'],
      ['read(url)', undefined],
      ['read(element)', 'read_3'],
      ['read(input)', 'read_4'],
    ]);
  });

  test('of the legacy package names what to use today, members that of their parent', () => {
    const today = (id: string) => JSON.stringify(page(legacy, `js-sdk/api/${id}`).data.about[0]);
    expect(today('c2pa.createc2pa')).toContain('Today: ');
    expect(today('c2pa.createc2pa')).toContain('/docs/js-sdk/api-web/createc2pa');
    expect(today('c2pa.l2signature.issuer')).toContain('Today: ');
  });

  test('shows types that are not exported', () => {
    const { data } = page(legacy, 'js-sdk/api/c2pa.manifest.verifiedidentities');
    expect(data.shapes.map(({ name }) => name)).toEqual(['VerifiedIdentity']);
  });

  test('of an interface has its function-valued properties as methods, with parameters', () => {
    const { data } = page(web, 'js-sdk/api-web/readerfactory');
    const [methods] = data.groups;
    expect(methods?.sections.map(({ heading }) => heading)).toEqual(['fromBlob()', 'fromBlobFragment()']);
    expect(methods?.sections[0]?.callable?.parameters.map(({ name, optional }) => [name, optional])).toEqual([
      ['format', false],
      ['blob', false],
      ['settings', true],
    ]);
  });

  test('of a class with many methods has them by task, each once', () => {
    const { groups } = page(web, 'js-sdk/api-web/builder').data;
    expect(groups.map(({ title }) => title)).toEqual([
      'Set up',
      'Add content',
      'Redact and filter',
      'Inspect',
      'Sign and save',
      'Free memory',
    ]);
    const headings = groups.flatMap(({ sections }) => sections.map(({ heading }) => heading));
    expect(headings).toHaveLength(17);
    expect(new Set(headings).size).toBe(17);
  });

  test('says what extends a type', () => {
    const { data } = page(web, 'js-sdk/api-web/trustsettings');
    expect(data.heritage).toEqual([
      {
        label: 'Extended by',
        types: [[{ text: 'CawgTrustSettings', to: '/docs/js-sdk/api-web/cawgtrustsettings' }]],
      },
    ]);
  });
});

test('`any` stands only where the packages themselves declare it', () => {
  const has = ({ pages }: ApiFamily) =>
    pages
      .filter(({ data }) => /"text":"(?:[^"]*[^\w"])?any(?:[^\w"][^"]*)?","kind"/.test(JSON.stringify(data)))
      .map(({ id }) => id);
  expect(has(web)).toEqual(['js-sdk/api-web/reader']);
  // Index signatures of the toolkit's types.
  expect(has(legacy)).toEqual([
    'js-sdk/api',
    'js-sdk/api/c2pa.generativeinfo.softwareagent',
    'js-sdk/api/c2pa.selectproducer',
    'js-sdk/api/c2pa.selectsocialaccounts',
  ]);
});

test('the text of each method of a current package begins with a verb: Returns, Creates', () => {
  const others = [web, node].flatMap(({ pages }) =>
    pages.flatMap((page) => {
      if (page.view !== 'api-item') return [];
      const methods = page.data.groups.flatMap(({ sections }) => sections);
      return methods.flatMap(({ heading, brief }) =>
        /^(?:[A-Z][a-z]+s |For internal use)/.test(brief) ? [] : [`${page.title}: ${heading}`],
      );
    }),
  );
  expect(others).toEqual([]);
});
