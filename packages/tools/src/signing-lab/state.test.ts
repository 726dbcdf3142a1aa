import { FORMATS } from '@content-credentials/verdict/formats';
import type { Report } from '@content-credentials/verdict/report/report';
import { expect, test } from 'vitest';
import { formOf } from './model/definition.ts';
import { parseDefinition } from './model/json-text.ts';
import { initialState as initialWith, type LabEvent, type LabState, reduce } from './state.ts';
import type { Origin, Picture, Signed } from './types.ts';

const initialState = initialWith({ status: 'loading', share: 0 });

const [format] = FORMATS;
const picture = (from: Origin): Picture => ({
  file: new File(['x'], 'x.jpg'),
  format: format as Picture['format'],
  from,
});
const after = (state: LabState, ...events: LabEvent[]) => events.reduce(reduce, state);
const form = ({ claim }: LabState) => {
  const parsed = parseDefinition(claim);
  return 'definition' in parsed ? formOf(parsed.definition) : undefined;
};
const report = (state: Report['state']) => ({ state }) as Report;
const file = new File([], 'demo-signed.jpg');
const signed = {
  picture: picture('drawing'),
  bytes: new Uint8Array(1),
  name: file.name,
  certificates: [],
  spots: [],
  title: 'Demo',
  actions: ['c2pa.created'],
  state: 'Valid',
  manifests: 1,
} as const satisfies Signed;
const justSigned: LabEvent = { type: 'signed', signed, file, report: report('Valid') };

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

test('an image with credentials is signed as an edit, one without as a new image', () => {
  const chosen = picture('file');
  const had = after(
    initialState,
    { type: 'picture', picture: chosen },
    { type: 'credentials', of: chosen.file, hasCredentials: true },
  );
  expect(form(had)?.isNew).toBe(false);
  const other = picture('file');
  const none = after(
    had,
    { type: 'picture', picture: other },
    { type: 'credentials', of: chosen.file, hasCredentials: true },
    { type: 'credentials', of: other.file, hasCredentials: false },
  );
  expect(form(none)?.isNew).toBe(true);
  expect(none.picture?.hasCredentials).toBe(false);
});

test('text that isn’t JSON stays when the image changes', () => {
  const typed = reduce(initialState, { type: 'claim', text: '{"title": ' });
  expect(reduce(typed, { type: 'picture', picture: picture('drawing') }).claim).toBe('{"title": ');
});

test('states that were seen are kept once each, also after another signing', () => {
  const look: LabEvent = { type: 'look', look: { isTrusted: true }, file };
  const seen = after(
    initialState,
    justSigned,
    look,
    { type: 'read', report: report('Trusted') },
    look,
    { type: 'read', report: report('Valid') },
    justSigned,
    look,
    { type: 'read', report: report('unknown') },
  );
  expect(seen.seen).toEqual(['Valid', 'Trusted']);
});

test('an edit of a signed version is claimed as one, and the versions grow', () => {
  const claimed = after(initialState, justSigned, {
    type: 'claim',
    text: JSON.stringify({
      title: 'mine',
      assertions: [{ label: 'c2pa.ai-disclosure', data: { modelType: 'c2pa.types.model' } }],
    }),
  });
  const cropped = { ...picture('edit'), edit: { parent: signed, actions: ['c2pa.cropped'] } };
  const edited = reduce(claimed, { type: 'picture', picture: cropped });
  expect(form(edited)).toMatchObject({ title: 'mine', isNew: false, done: ['c2pa.cropped'] });
  // How the image was made stays with the parent.
  expect(edited.claim).not.toContain('c2pa.ai-disclosure');
  const next = { ...signed, parent: signed };
  const both = after(edited, { type: 'signed', signed: next, file, report: report('Valid') });
  expect(both.versions).toEqual([signed, next]);
  expect(reduce(both, justSigned).versions).toEqual([signed]);
});

test('signing in place keeps the last result on the page, also if it fails', () => {
  const working = { type: 'signing', signing: { status: 'working', step: 'keys' } } as const;
  expect(after(initialState, justSigned, working).proof).toBeUndefined();
  const inPlace = after(initialState, justSigned, { ...working, isInPlace: true });
  expect(inPlace.proof).toBeDefined();
  const problem = { title: '', text: '', canRetry: true };
  const failed = reduce(inPlace, {
    type: 'signing',
    signing: { status: 'failed', problem },
    isInPlace: true,
  });
  expect(failed.proof?.signed).toBe(signed);
});

test('a change after signing marks the result as old, and removes a failure', () => {
  const changed = after(initialState, justSigned, { type: 'claim', text: '{}' });
  expect(changed.signing).toMatchObject({ status: 'done', isOld: true });
  const problem = { title: '', text: '', canRetry: true };
  const failed = after(
    initialState,
    { type: 'signing', signing: { status: 'failed', problem } },
    { type: 'picture', picture: picture('drawing') },
  );
  expect(failed.signing).toEqual({ status: 'none' });
});

test('after an image was rejected, there’s none to sign until another is chosen', () => {
  const problem = { title: '', text: '', canRetry: false };
  const refused = after(initialState, { type: 'picture', picture: picture('drawing') }, justSigned, {
    type: 'picture-problem',
    problem,
  });
  expect(refused).toMatchObject({ picture: undefined, pictureProblem: problem, signing: { isOld: true } });
  const taken = reduce(refused, { type: 'picture', picture: picture('file') });
  expect(taken.pictureProblem).toBeUndefined();
});

test('starting again leaves nothing but the SDK', () => {
  const again = after(initialState, { type: 'sdk', sdk: { status: 'ready' } }, justSigned, {
    type: 'restart',
  });
  expect(again).toEqual({ ...initialState, sdk: { status: 'ready' }, round: 1 });
});
