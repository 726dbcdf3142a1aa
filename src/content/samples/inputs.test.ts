import { expect, test } from 'vitest';
import { addressOfInput, inputsOf, readInputs } from './inputs.ts';

const inputs = readInputs('samples');

test('what a command reads is an input, what it writes is not', () => {
  const given = ['write-manifest/node/write-manifest.mjs photo.jpg signed.jpg test-certs'];
  expect(inputsOf('node read.mjs signed.jpg', given, inputs)).toEqual(['signed.jpg']);
  expect(inputsOf('node sign.mjs photo.jpg signed.jpg test-certs', [], inputs)).toEqual([
    'photo.jpg',
    'test-certs',
  ]);
});

test('a ready file is a download, one that is made has its line in the table', () => {
  const address = (name: string) => inputs[name] && addressOfInput(inputs[name]);
  expect(address('photo.jpg')).toBe('/samples/shared/inputs/photo.jpg');
  expect(address('test-certs')).toBe('/docs/manifest/run-samples#input');
});
