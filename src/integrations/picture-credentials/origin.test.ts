import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sourceAddress, statedOrigin } from './origin.ts';

function beside(text?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'origin-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const picture = join(folder, 'x.png');
  if (text !== undefined) writeFileSync(`${picture}.json`, text);
  return picture;
}

test('what stands beside a picture says how it was made; without it nothing is said', () => {
  const text = '{ "digitalSourceType": "screenCapture", "accentColor": "#123456" }';
  expect(statedOrigin(beside(text), 'docs/x.png')).toEqual({
    origin: 'screenCapture',
    accentColor: '#123456',
  });
  expect(statedOrigin(beside(), 'docs/x.png')).toBeUndefined();
  expect(sourceAddress('screenCapture')).toBe('http://cv.iptc.org/newscodes/digitalsourcetype/screenCapture');
});

test.each([
  [
    '{ "digitalSourceType": "screencapture" }',
    'docs/x.png.json: `digitalSourceType` is "screencapture"; did you mean `screenCapture`?',
  ],
  ['{ "digitalSourceType": "photo of mine" }', 'use one of algorithmicMedia, '],
  ['{ "source": "print" }', 'docs/x.png.json: write only `{ "digitalSourceType": "algorithmicMedia" }`'],
  ['{', 'docs/x.png.json: write only `{ "digitalSourceType"'],
])('%s is refused', (text, message) =>
  expect(() => statedOrigin(beside(text), 'docs/x.png')).toThrow(message),
);
