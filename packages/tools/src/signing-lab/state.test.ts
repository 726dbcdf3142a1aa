import { FORMATS } from '@content-credentials/verdict/formats';
import type { Report } from '@content-credentials/verdict/report/report';
import { expect, test } from 'vitest';
import { formOf } from './model/definition.ts';
import { parseDefinition } from './model/json-text.ts';
import { initialState as initialWith, type LabState, reduce } from './state.ts';
import type { Origin, Picture, Signed } from './types.ts';

// tests/browser/signing-lab*.spec.ts tests what a reader sees of the other events.
const initialState = initialWith({ status: 'loading', share: 0 });

const [format] = FORMATS;
const picture = (from: Origin): Picture => ({
  file: new File(['x'], 'x.jpg'),
  format: format as Picture['format'],
  from,
});
const form = ({ claim }: LabState) => {
  const parsed = parseDefinition(claim);
  return 'definition' in parsed ? formOf(parsed.definition) : undefined;
};
test('drawings by the reader and by the page have different source types', () => {
  const drawn = reduce(initialState, { type: 'picture', picture: picture('drawing') });
  expect(form(drawn)?.sourceType).toMatch(/digitalCreation$/);
  expect(form(reduce(drawn, { type: 'picture', picture: picture('pattern') }))?.sourceType).toMatch(
    /algorithmicMedia$/,
  );
});

test('another stroke leaves the claim as the reader wrote it', () => {
  const drawn = reduce(initialState, { type: 'picture', picture: picture('drawing') });
  const claimed = reduce(drawn, { type: 'claim', text: '{"title": "mine"}' });
  expect(reduce(claimed, { type: 'picture', picture: picture('drawing') }).claim).toBe('{"title": "mine"}');
});

test('text that isn’t JSON stays when the image changes', () => {
  const typed = reduce(initialState, { type: 'claim', text: '{"title": ' });
  expect(reduce(typed, { type: 'picture', picture: picture('drawing') }).claim).toBe('{"title": ');
});

test('while it’s signed again, the answer stays', () => {
  const signed = { picture: picture('drawing') } as Signed;
  const report = { state: 'Valid' } as Report;
  const { file } = signed.picture;
  const answered = reduce(initialState, { type: 'signed', signed, isTrusted: false, file, report });
  const signing = { status: 'working', step: 'keys' } as const;
  expect(reduce(answered, { type: 'signing', signing }).proof?.report).toBe(report);
});
