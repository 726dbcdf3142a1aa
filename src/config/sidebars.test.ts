import { expect, test } from 'vitest';
import { sidebarMessages, sidebarsOf } from './testing.ts';

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

test.each([
  [[3], '[0]` is 3; expected text or an object'],
  [[''], '[0]` is ""; must not be empty'],
  [[{ type: 'dco', id: 'x' }], '[0].type` is "dco"; did you mean "doc"?'],
  [[{ id: 'x' }], '[0].type` is missing; use one of "doc", "category", "link", "generated"'],
  [[{ type: 'doc' }], '[0].id` is missing; add it, as text'],
  [[{ type: 'doc', id: 'x', lable: 'X' }], '[0].lable` is not a known key; did you mean `label`?'],
  [[{ type: 'link', label: 'X' }], '[0].href` is missing; add it, as text'],
  [[{ type: 'link', label: 'X', href: 'x' }], '[0].href` is "x"; start at the root of the site: `/x`'],
  [[{ type: 'category', items: ['x'] }], '[0].label` is missing; add it, as text'],
  [[{ type: 'category', label: 'X' }], '[0].items` is missing; add it, as a list'],
  [
    [{ type: 'category', label: 'X', items: [] }],
    '[0].items` is []; a category needs at least one item; use a `doc` for a single page',
  ],
  [
    [{ type: 'category', label: 'X', items: ['a', { type: 'doc', id: 3 }] }],
    '[0].items[1].id` is 3; expected text',
  ],
  [
    [{ type: 'category', label: 'X', items: ['a'], collapsed: 'no' }],
    '[0].collapsed` is "no"; expected true or false',
  ],
  [
    [{ type: 'category', label: 'X', items: ['a'], unlisted: true }],
    '[0].unlisted` is true; add an `id`: only a page can list what the sidebar omits',
  ],
  ['introduction', '` is "introduction"; expected a list'],
])('%j', (docs, message) => {
  expect(sidebarMessages({ docs })).toEqual([`sidebars.ts: \`docs${message}`]);
});

test('something that is no object', () => {
  expect(sidebarMessages(['introduction'])).toEqual([
    'sidebars.ts: the default export is ["introduction"]; expected an object',
  ]);
});
