import { expect, test } from 'vitest';
import { reportUrl } from './report-url.ts';

test('a report has its title and body, each encoded', () => {
  expect(
    reportUrl('https://x.example/new?title={title}&body={body}', 'No results for "a&b"', '$& {title}\n'),
  ).toBe('https://x.example/new?title=No%20results%20for%20%22a%26b%22&body=%24%26%20%7Btitle%7D%0A');
});

test('an address without a place for the body gets none', () => {
  expect(reportUrl('https://x.example/new?title={title}', 'A', 'B')).toBe('https://x.example/new?title=A');
});
