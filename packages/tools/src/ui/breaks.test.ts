import { expect, test } from 'vitest';
import { codeParts, headingParts, keepNames, type TextPart, wordsParts } from './breaks.ts';

/** Marks a possible break as `·` and puts what doesn't break in brackets. */
const marked = (parts: readonly TextPart[]) =>
  parts
    .map((part) => (part.kind === 'break' ? '·' : part.kind === 'whole' ? `[${part.text}]` : part.text))
    .join('');
const shown = (code: string) => marked(codeParts(code));

test('the name of an option stays in one piece', () => {
  expect(shown('--trust_anchors')).toBe('[--trust_anchors]');
  expect(shown('c2patool photo.jpg --no-embed -o out.jpg')).toBe(
    'c2patool photo.jpg [--no-embed] [-o] out.jpg',
  );
  expect(shown('--features=rust_native_crypto')).toBe('[--features]=rust_native_crypto');
  expect(shown('a -- b')).toBe('a -- b');
});

test('a long name breaks after its punctuation and before a capital, never into short pieces', () => {
  expect(shown('signingCredential.untrusted')).toBe('signing·Credential.·untrusted');
  expect(shown('claimSignature.insideValidity')).toBe('claimSignature.·insideValidity');
  expect(shown('cawg.identity.hard_binding_missing')).toBe('cawg.identity.·hard_binding_·missing');
  expect(shown('/node_modules/@contentauth/c2pa-web/dist/x')).toBe(
    '/node_modules/@contentauth/·c2pa-web/dist/x',
  );
});

test('in running text, only a word that is wider than a phone breaks, and what remains can be short', () => {
  const running = (code: string) => marked(codeParts(code, false));
  expect(running('verify.remote_manifest_fetch')).toBe('verify.remote_manifest_fetch');
  expect(running('http://cv.iptc.org/newscodes/digitalsourcetype/print')).toBe(
    'http://·cv.iptc.·org/newscodes/·digitalsourcetype/·print',
  );
  expect(running('isHardwareBackedKeystoreAvailable --no-embed')).toBe(
    'isHardware·BackedKeystore·Available [--no-embed]',
  );
});

test('a short name stays whole, and no letter is lost', () => {
  expect(shown('c2pa.opened')).toBe('c2pa.opened');
  const code = 'Builder.withJson({ claim_generator_info: [{ name, version }] }) --a=b  c';
  expect(
    codeParts(code)
      .map((part) => ('text' in part ? part.text : ''))
      .join(''),
  ).toBe(code);
});

test('a hostile length of punctuation takes no time', () => {
  expect(codeParts('._'.repeat(50_000)).length).toBeLessThan(100_001);
});

test('a heading breaks inside a word only where the word is wider than a phone', () => {
  expect(marked(headingParts('Why one self-signed certificate is not enough'))).toBe(
    'Why one [self-signed] certificate is not enough',
  );
  expect(marked(keepNames(codeParts('"@contentauth/c2pa-node"')))).toBe('"@contentauth/·[c2pa-node"]');
  expect(marked(headingParts('IngredientDeltaValidationResult'))).toBe('Ingredient·Delta·Validation·Result');
  expect(marked(headingParts('assertion.dataHash.mismatch'))).toBe('assertion.·dataHash.·mismatch');
  expect(marked(headingParts('assertion.dataHash.additionalExclusionsPresent'))).toBe(
    'assertion.·data·Hash.·additional·Exclusions·Present',
  );
  expect(marked(headingParts('READER_SUPPORTED_FORMATS constant'))).toBe(
    'READER_·SUPPORTED_·FORMATS constant',
  );
});

test('a name in running text does not break at its hyphen', () => {
  expect(marked(wordsParts('Issued with RSASSA-PSS or SHA-2, self-signed, on P-256'))).toBe(
    'Issued with [RSASSA-PSS] or [SHA-2], self-signed, on [P-256]',
  );
});
