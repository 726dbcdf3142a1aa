import { existsSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { statusCodes } from '../../src/features/status-codes/schema.ts';
import { given } from '../support/given.ts';
import { places, unknownCodes, unknownTexts } from './code-names';
import { samplePath } from './workspace';

const { codes } = statusCodes('.');
const known = codes.map(({ code }) => code);

/** A file of a package that the samples use, and tests that need it. */
function library(...parts: string[]) {
  const file = samplePath('node_modules', '@contentauth', ...parts);
  const { test } = given(existsSync(file), `${parts.join('/')} is missing; run \`npm ci\` in samples/`);
  return { test, text: () => readFileSync(file, 'utf8'), read: () => places(readFileSync(file, 'latin1')) };
}
const web = library('c2pa-web', 'dist', 'resources', 'c2pa_bg.wasm');
const node = library('c2pa-node', 'dist', 'index.node');

const HELP =
  'the library names a code that data/status-codes.json lacks: look it up in validation_results.rs of c2pa-rs and add it, or list it in this test if it is no code';

/** Begins like a code and is none: names of files, assertions and boxes. */
const NOT_CODES =
  /^[a-z]+\.rs|^assertion\.metadata(?!\.)|^claim\.(?:metadata|v2)|^manifest\.json|^cawg\.identity__/;
const isCode = (text: string) => !NOT_CODES.test(text);

web.test('every code in the library of c2pa-web is in data/status-codes.json', () => {
  expect(unknownTexts(web.read(), known).filter(isCode), HELP).toEqual([]);
});

web.test('a code that the list lacks is noticed, whichever it is', () => {
  const found = web.read();
  const named = known.filter((code) => found.some(({ text }) => text.startsWith(code)));
  // It is the library, and its texts can be read.
  expect(named.length).toBeGreaterThan(75);
  for (const code of named.filter((one) => !insideOther(one))) {
    const others = known.filter((one) => one !== code);
    const noticed = unknownTexts(found, others).filter(isCode);
    expect(
      noticed.some((text) => text.startsWith(code)),
      code,
    ).toBe(true);
  }
});

/** `hashedURI.mismatch` is the end of `assertion.hashedURI.mismatch`, so the library may hold it as that only. */
const insideOther = (code: string) => known.some((one) => one.endsWith(`.${code}`));

node.test('every code in the library of c2pa-node is in data/status-codes.json', () => {
  // Pieces of two texts, which the compiler put one behind the other.
  const glued = /^assertion\.(?:accesst|mmanif|boxesHn)|^timeStamp\.valida\.|^cawg\.identity_clv/;
  const candidates = unknownCodes(unknownTexts(node.read(), known), known);
  expect(
    candidates.filter((one) => !glued.test(one)),
    HELP,
  ).toEqual([]);
});

/** The parts of an explanation that don't vary. */
const fixedParts = (text: string) =>
  text
    .split('…')
    .map((part) => part.trim())
    .filter((part) => part.length > 2);

web.test('most explanations that pages quote are in the library, whose core is older', () => {
  const library = web.text();
  const texts = codes.flatMap(({ says = [] }) => says);
  const found = texts.filter((text) => fixedParts(text).every((part) => library.includes(part)));
  expect(texts.length).toBeGreaterThan(150);
  expect(found.length / texts.length).toBeGreaterThan(0.7);
});
