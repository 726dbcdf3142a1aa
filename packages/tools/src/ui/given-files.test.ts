import { expect, test } from 'vitest';
import { hasFiles, pastedFiles } from './given-files.ts';

const file = new File(['x'], 'x.jpg');
const transfer = (types: string[], files: File[] = []) => ({ types, files }) as unknown as DataTransfer;
/** An element that is, or is within, what the selector names. */
const within = (selector: string | undefined) =>
  ({
    closest: (selectors: string) => (selector && selectors.split(', ').includes(selector) ? {} : null),
  }) as unknown as Element;

test('dragged text has no files', () => {
  expect(hasFiles({ dataTransfer: transfer(['text/plain']) })).toBe(false);
  expect(hasFiles({ dataTransfer: null })).toBe(false);
  expect(hasFiles({ dataTransfer: transfer(['text/uri-list', 'Files']) })).toBe(true);
});

test('files can be pasted anywhere except into a text field', () => {
  const clipboardData = transfer(['Files'], [file]);
  expect(pastedFiles({ target: within(undefined), clipboardData })).toEqual([file]);
  expect(pastedFiles({ target: null, clipboardData })).toEqual([file]);
  expect(pastedFiles({ target: within('textarea'), clipboardData })).toEqual([]);
  expect(pastedFiles({ target: within(undefined), clipboardData: null })).toEqual([]);
});
