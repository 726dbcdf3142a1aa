import { sha } from '../../bytes.ts';
import { float } from '../../cbor.ts';
import { spanOf } from '../../embed/container.ts';
import type { Recipe } from '../../specimen.ts';
import { changeScan, invalid, jpegWith, notValid, spanOfSegment, written } from './jpeg-with.ts';

/** Data hashes whose ranges can’t be read. */
export const malformed: readonly Recipe[] = [
  jpegWith(
    {
      id: 'jpeg-negative-start',
      title: 'A range with a negative start',
      wrong: '`start` is -1.',
      ...notValid,
    },
    written(({ start, length }) => [
      { start: -1, length: 1 },
      { start, length },
    ]),
  ),
  jpegWith(
    {
      id: 'jpeg-negative-length',
      title: 'A range with a negative length',
      wrong: 'A second range has the length -5.',
      ...notValid,
    },
    written(({ start, length }) => [
      { start, length },
      { start: start + length + 5, length: -5 },
    ]),
  ),
  jpegWith(
    {
      id: 'jpeg-float',
      title: 'A range in floating-point numbers',
      wrong: '`start` and `length` are floats.',
      ...notValid,
    },
    written(({ start, length }) => [{ start: float(start), length: float(length) }]),
  ),
  jpegWith(
    {
      id: 'jpeg-float-fraction',
      title: 'A range with a fraction',
      wrong: '`length` ends in .5, which some readers round up and others round down.',
      ...notValid,
    },
    written(({ start, length }) => [{ start, length: float(length + 0.5) }]),
  ),
  jpegWith(
    {
      id: 'jpeg-huge-length',
      title: 'A length of 2^53',
      wrong: 'A second range has the length 2^53, which JavaScript can’t represent safely.',
      ...invalid,
    },
    {
      without: (placed) => [spanOf(placed), spanOfSegment(placed.file, 'SOS')],
      ...written(({ start, length }) => [
        { start, length },
        { start: start + length + 10, length: 2n ** 53n },
      ]),
    },
  ),
  jpegWith(
    {
      id: 'jpeg-wrapping-length',
      title: 'A length of 2^64 - 1',
      wrong: 'The sum of start and length overflows 64 bits.',
      ...notValid,
    },
    written(({ start, length }) => [
      { start, length },
      { start: start + length + 10, length: 2n ** 64n - 1n },
    ]),
  ),
  jpegWith(
    {
      id: 'jpeg-text-number',
      title: 'A range as text',
      wrong: '`start` and `length` are text.',
      ...notValid,
    },
    written(({ start, length }) => [{ start: `${start}`, length: `${length}` }]),
  ),
  jpegWith(
    {
      id: 'jpeg-range-no-map',
      title: 'A number in place of a range',
      wrong: 'The store’s range follows a number, which has neither a start nor a length.',
      ...notValid,
    },
    written(({ start, length }) => [5, { start, length }]),
  ),
  jpegWith(
    {
      id: 'jpeg-no-list',
      title: 'Exclusions that aren’t a list',
      wrong: '`exclusions` is a map.',
      ...notValid,
    },
    written(({ start, length }) => ({ start, length })),
  ),
  jpegWith(
    {
      id: 'jpeg-range-without-length',
      title: 'A range without a length',
      wrong: 'The only range has a `start` and no `length`.',
      ...notValid,
    },
    written(({ start }) => [{ start }]),
  ),
  jpegWith(
    {
      id: 'jpeg-range-without-start',
      title: 'A range without a start',
      wrong: 'The only range has a `length` and no `start`, and the hash is the one of no bytes at all.',
      ...notValid,
    },
    { ...written(() => [{ length: 5 }]), fields: { hash: sha('sha256') } },
    { after: changeScan },
  ),
  jpegWith(
    {
      id: 'jpeg-range-twice',
      title: 'The store’s range twice',
      wrong: 'The two ranges are the same. Nothing more is left out, but the standard calls this malformed.',
      ...invalid,
    },
    written((store) => [store, store].map(({ start, length }) => ({ start, length }))),
  ),
];
