import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { UNPROTECTED } from '../coverage/unprotected.ts';
import { ALL_WORDS, COLORS, isState, MARKS, OUTCOMES, partlyProtected, STATES } from './states.ts';

test('each label, and the mark of each tone, is used once', () => {
  const labels = ALL_WORDS.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(new Set(Object.values(MARKS)).size).toBe(Object.keys(MARKS).length);
});

test('states of a file with a valid signature differ in their tones, and only Trusted has a tick', () => {
  const signed = OUTCOMES.filter((one) => STATES[one].reliability === 'signed');
  expect(signed).toEqual(['Partial', 'Valid', 'Interim', 'Trusted']);
  expect(new Set(signed.map((one) => STATES[one].tone)).size).toBe(signed.length);
  expect(OUTCOMES.filter((one) => STATES[one].tone === 'good')).toEqual(['Trusted']);
});

test('each tone has a color in the tools', () => {
  const tools = readFileSync('packages/tools/src/report/styles/tones.css', 'utf8');
  // The tones that aren't named have the color of a note.
  for (const tone of ['good', 'interim', 'plain', 'partial', 'expired', 'warning', 'bad'])
    expect(tools).toContain(`[data-tone="${tone}"]`);
  // Red belongs to what was changed. An expired certificate, or an unknown signer, has the color of caution.
  expect(Object.entries(COLORS).filter(([, color]) => color === COLORS.bad)).toEqual([['bad', COLORS.bad]]);
  expect(COLORS.expired).toBe(COLORS.plain);
});

test.each(OUTCOMES)('%s has a sentence of its own', (one) => {
  expect(STATES[one].meaning).toMatch(/^[A-Z][^.]+\..*$/);
  expect(OUTCOMES.filter((other) => STATES[other].meaning === STATES[one].meaning)).toEqual([one]);
});

test('only the state of a manifest is a state, and other text isn’t', () => {
  expect(OUTCOMES.filter(isState)).toEqual([
    'Invalid',
    'Partial',
    'Unbound',
    'unknown',
    'Valid',
    'Interim',
    'Trusted',
  ]);
  for (const text of [undefined, '', 'valid', 'toString', '__proto__', 'nothing'])
    expect(isState(text)).toBe(false);
});

test('what isn’t protected is named in one sentence', () => {
  expect(partlyProtected(['orientation'])).toBe(
    'The signature is valid, but it doesn’t protect the image’s orientation',
  );
  expect(partlyProtected(['frames', 'cover'])).toContain(`${UNPROTECTED.frames.phrase} or its cover image`);
});
