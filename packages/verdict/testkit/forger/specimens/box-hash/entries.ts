import { boxesHash, type NamedSpan } from '../../bindings.ts';
import { sha } from '../../bytes.ts';
import { type About, invalid, notValid, type Recipe } from '../../specimen.ts';
import { COMMENT, withComment, withEntry } from './jpeg-parts.ts';

/** The comment's entry has more fields, or other ones. */
const withFields = (about: About, more: NonNullable<NamedSpan['more']>): Recipe =>
  withEntry(about, (entry) => [{ ...entry, more }]);

/** Box hashes whose entries can’t be read, or say something else than what they hash. */
export const boxEntries: readonly Recipe[] = [
  withFields(
    {
      id: 'boxes-comment-excluded',
      title: 'A comment marked as excluded',
      wrong: 'Nothing was changed, but its marker is outside the hash, too, so anyone can turn it into Exif.',
      expect: 'Partial',
    },
    { excluded: true },
  ),
  withFields(
    {
      id: 'boxes-comment-sha512',
      title: 'A box with an algorithm of its own',
      wrong: 'Nothing. One box is hashed with SHA-512, and the others with SHA-256.',
      expect: 'Valid',
    },
    { alg: 'sha512', hash: sha('sha512', COMMENT) },
  ),
  withFields(
    {
      id: 'boxes-comment-md5',
      title: 'A box with a hash made with MD5',
      wrong: 'MD5 isn’t an algorithm that C2PA allows.',
      ...invalid,
    },
    { alg: 'md5', hash: sha('md5', COMMENT) },
  ),
  withFields(
    {
      id: 'boxes-excluded-number',
      title: 'A box marked as excluded with a number',
      wrong: '`excluded` is 1. Some readers take that for true, and others for false.',
      ...notValid,
    },
    { excluded: 1 },
  ),
  withFields(
    {
      id: 'boxes-hash-text',
      title: 'A text in place of a box’s hash',
      wrong: 'The box is excluded, so its hash doesn’t count, but it isn’t a byte string.',
      ...notValid,
    },
    { excluded: true, hash: 'a text' },
  ),
  withFields(
    {
      id: 'boxes-hash-missing',
      title: 'A box without a hash',
      wrong: 'The entry of the comment has no hash.',
      ...notValid,
    },
    { hash: undefined },
  ),
  withFields(
    {
      id: 'boxes-names-text',
      title: 'A text in place of a list of names',
      wrong: '`names` is a text.',
      ...notValid,
    },
    { names: 'COM' },
  ),
  withFields(
    {
      id: 'boxes-names-numbers',
      title: 'Numbers as names',
      wrong: '`names` is a list of a number.',
      ...notValid,
    },
    { names: [254] },
  ),
  withComment(
    {
      id: 'boxes-names-empty',
      title: 'An entry without names',
      wrong:
        'An entry more has an empty list of names. It leaves nothing out, but the standard asks for one.',
      ...notValid,
    },
    (list) => [...list, { name: '', start: 0, length: 0, more: { names: [], excluded: true } }],
  ),
  withComment(
    { id: 'boxes-no-list', title: 'A text in place of boxes', wrong: '`boxes` is a text.', ...notValid },
    () => [],
    { bindings: [boxesHash(() => [], { boxes: 'COM' })] },
  ),
  withComment(
    {
      id: 'boxes-entry-text',
      title: 'Texts in place of entries',
      wrong: '`boxes` is a list of names.',
      ...notValid,
    },
    () => [],
    { bindings: [boxesHash(() => [], { boxes: ['SOI', 'C2PA', 'COM'] })] },
  ),
  withEntry(
    {
      id: 'boxes-wrong-name',
      title: 'A box with another name',
      wrong: 'The hash is that of the comment, and the list calls it APP1.',
      ...notValid,
    },
    (entry) => [{ ...entry, name: 'APP1' }],
  ),
];
