import { expect, test } from 'vitest';
import { inheritComments } from './inherit-comments.ts';
import { itemOf, propertyOf } from './testing.ts';

test('a member without a comment has that of the interface its class implements', () => {
  const contract = itemOf('ReaderInterface', {
    members: [propertyOf('ReaderInterface', 'json', { about: 'The report.' })],
  });
  const own = itemOf('Reader', {
    kind: 'class',
    implements: [[{ text: 'ReaderInterface', ref: contract.ref }]],
    members: [
      propertyOf('Reader', 'json'),
      propertyOf('Reader', 'other'),
      propertyOf('Reader', 'json', { static: true }),
    ],
  });
  const texts = inheritComments([own, contract])[0]?.members.map(({ comment }) => comment.text);
  expect(texts).toEqual(['The report.', '', '']);
});
