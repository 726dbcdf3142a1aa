import type { Span } from '../../bytes.ts';
import type { Forged } from '../../cbor.ts';
import { type About, invalid, notValid, type Recipe } from '../../specimen.ts';
import { COMMENT, withComment, withEntry } from './jpeg-parts.ts';

/** The text of the comment, from the start of its segment. */
const TEXT: Span = { start: 4, length: COMMENT.length - 4 };

/** The comment's entry leaves out ranges. */
const withRanges = (about: About, without: readonly Span[], written: Forged): Recipe =>
  withEntry(about, (entry) => [{ ...entry, without, more: { exclusions: written } }]);

/** The comment and all boxes after it have one entry. */
const grouped = (about: About, exclusion: Forged): Recipe =>
  withComment(about, (list) => {
    const at = list.findIndex(({ name }) => name === 'COM');
    const group = list.slice(at);
    const [first] = group;
    if (!first) throw new Error('the JPEG has no comment');
    const length = group.reduce((sum, one) => sum + one.length, 0);
    const names = group.map(({ name }) => name);
    return [
      ...list.slice(0, at),
      { ...first, length, without: [TEXT], more: { names, exclusions: [exclusion] } },
    ];
  });

const range = ({ start, length }: Span, boxIndex = 0) => ({ start, length, boxIndex });
const [left, right]: [Span, Span] = [
  { start: 4, length: 3 },
  { start: 8, length: 5 },
];

/** Ranges of boxes that a hash leaves out. */
export const boxRanges: readonly Recipe[] = [
  grouped(
    {
      id: 'boxes-grouped-no-index',
      title: 'A range in one of many boxes',
      wrong: 'The range doesn’t say which box of its entry it’s in.',
      ...notValid,
    },
    { start: TEXT.start, length: TEXT.length },
  ),
  withRanges(
    {
      id: 'boxes-range-other-box',
      title: 'A range in a box that isn’t there',
      wrong: '`boxIndex` is 1 in an entry of one box.',
      ...notValid,
    },
    [],
    [range(TEXT, 1)],
  ),
  withRanges(
    {
      id: 'boxes-range-without-start',
      title: 'A range in a box without a start',
      wrong: 'The range has a `length` and no `start`, and the hash covers the whole box.',
      ...notValid,
    },
    [],
    [{ length: 5, boxIndex: 0 }],
  ),
  withRanges(
    {
      id: 'boxes-range-without-length',
      title: 'A range in a box without a length',
      wrong: 'The range has a `start` and no `length`, and the hash covers the whole box.',
      ...notValid,
    },
    [],
    [{ start: 4, boxIndex: 0 }],
  ),
  withRanges(
    {
      id: 'boxes-range-number',
      title: 'A number in place of a range in a box',
      wrong: 'The list of ranges has a number in it.',
      ...notValid,
    },
    [],
    [4],
  ),
  withRanges(
    {
      id: 'boxes-range-negative',
      title: 'A range in a box with a negative length',
      wrong: '`length` is -4, and the hash covers the whole box.',
      ...notValid,
    },
    [],
    [{ start: 9, length: -4, boxIndex: 0 }],
  ),
  withRanges(
    {
      id: 'boxes-ranges-empty',
      title: 'An empty list of ranges',
      wrong: '`exclusions` is there and empty. Nothing is left out, but the standard asks for at least one.',
      ...invalid,
    },
    [],
    [],
  ),
  withRanges(
    {
      id: 'boxes-ranges-no-list',
      title: 'Ranges in a box that aren’t a list',
      wrong: '`exclusions` is a map.',
      ...notValid,
    },
    [],
    range(TEXT),
  ),
  withRanges(
    {
      id: 'boxes-ranges-unordered',
      title: 'Ranges in a box in the wrong order',
      wrong: 'The second range begins before the first.',
      ...invalid,
    },
    [left, right],
    [range(right), range(left)],
  ),
  withRanges(
    {
      id: 'boxes-ranges-overlapping',
      title: 'Ranges in a box that overlap',
      wrong: 'The second range begins in the first.',
      ...invalid,
    },
    [TEXT],
    [range(TEXT), range(right)],
  ),
  withRanges(
    {
      id: 'boxes-range-header',
      title: 'A range over the length of a comment',
      wrong: 'It begins before the content, so anyone can change where the next segment begins.',
      ...invalid,
    },
    [{ start: 2, length: 6 }],
    [range({ start: 2, length: 6 })],
  ),
  withRanges(
    {
      id: 'boxes-range-beyond',
      title: 'A range that ends after its box',
      wrong: 'The range in the comment is longer than the comment.',
      ...invalid,
    },
    [TEXT],
    [range({ start: 4, length: 60 })],
  ),
];

/** Ranges that the standard allows, and that SDKs with core 0.90 don’t read. */
export const honestRanges: readonly Recipe[] = [
  withRanges(
    {
      id: 'boxes-comment-text',
      title: 'A box hash without the text of a comment',
      wrong: 'Nothing. A comment is metadata, and no viewer shows it.',
      expect: 'Valid',
    },
    [TEXT],
    [range(TEXT)],
  ),
  grouped(
    {
      id: 'boxes-grouped',
      title: 'A range in one of many boxes, with its index',
      wrong: 'Nothing. One hash covers all but the text of a comment.',
      expect: 'Valid',
    },
    range(TEXT),
  ),
  withRanges(
    {
      id: 'boxes-comment-no-index',
      title: 'A range in the only box of an entry, without its index',
      wrong: 'Nothing. An entry of one box needs no index.',
      expect: 'Valid',
    },
    [TEXT],
    [{ start: TEXT.start, length: TEXT.length }],
  ),
  withRanges(
    {
      id: 'boxes-ranges-two',
      title: 'Two ranges in a box, in order',
      wrong: 'Nothing. Both are in the text of a comment.',
      expect: 'Valid',
    },
    [left, right],
    [range(left), range(right)],
  ),
];
