import { expect, test } from 'vitest';
import { ConfigError } from './errors.ts';
import { firstDoc, unknownIds } from './sidebars.ts';
import { sidebarsOf } from './testing.ts';

const known = new Set(['introduction', 'signing', 'signing/get-cert', 'signing/test-certs']);

const problemsOf = (items: unknown[], where?: string) =>
  unknownIds(sidebarsOf({ docs: items }).docs ?? [], known, ['docs'], where);
const messagesFor = (id: string, where?: string) =>
  problemsOf([id], where).map((problem) => new ConfigError(problem).message);

test.each([
  ['signing/get-certs', 'did you mean `signing/get-cert`?'],
  ['signing/index', 'write it as `signing`'],
  ['/docs/signing', 'write it as `signing`'],
  ['signing/get-cert.mdx', 'write it as `signing/get-cert`'],
  ['docs/signing/get-cret.md', 'did you mean `signing/get-cert`?'],
  ['roadmap', "use the file's path in the docs folder, without the extension, such as `introduction`"],
])('no page has id %s', (id, fix) => {
  expect(messagesFor(id)).toEqual([`sidebars.ts: no page has the id \`${id}\`; ${fix}`]);
});

test('the message can name a place', () => {
  expect(messagesFor('sining', ' in version `1.0`')).toEqual([
    'sidebars.ts: no page has the id `sining` in version `1.0`; did you mean `signing`?',
  ]);
});

test('unknown pages are reported with their place', () => {
  const link = { type: 'link', label: 'C2PA', href: 'https://c2pa.org/' };
  const problems = problemsOf([
    { type: 'category', label: 'A', id: 'nothing', items: ['signing', 'neither', link] },
    { type: 'category', label: 'B', items: ['neither'] },
    { type: 'category', label: 'C', id: 'signing', items: ['neither'] },
  ]);
  expect(problems.map(({ key, value }) => [key, value])).toEqual([
    ['docs[0].id', 'nothing'],
    ['docs[0].items[1].id', 'neither'],
    ['docs[1].items[0].id', 'neither'],
    ['docs[2].items[0].id', 'neither'],
  ]);
});

test('the first page in reading order', () => {
  const link = { type: 'link', label: 'C2PA', href: 'https://c2pa.org/' };
  const first = (items: unknown[]) => firstDoc(sidebarsOf({ docs: items }).docs ?? []);
  expect(first([link, { type: 'category', label: 'A', items: [link] }, 'b'])).toBe('b');
  expect(first([{ type: 'category', label: 'A', id: 'a', items: ['b'] }])).toBe('a');
  expect(first([{ type: 'category', label: 'A', items: [link, 'b'] }])).toBe('b');
  expect(first([link])).toBeUndefined();
});

test('shorthands are written out at every depth', () => {
  const link = { type: 'link', label: 'API', href: 'https://docs.rs/c2pa' };
  expect(
    sidebarsOf({
      docs: [
        'introduction',
        {
          type: 'category',
          label: 'A',
          items: ['a', { type: 'category', label: 'B', id: 'b', items: [link], collapsed: false }],
        },
      ],
    }),
  ).toEqual({
    docs: [
      { type: 'doc', id: 'introduction' },
      {
        type: 'category',
        label: 'A',
        collapsed: true,
        items: [
          { type: 'doc', id: 'a' },
          { type: 'category', label: 'B', id: 'b', collapsed: false, items: [link] },
        ],
      },
    ],
  });
});
