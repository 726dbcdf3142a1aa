import { type Secret, secretInBinary } from './secret-der.ts';

export type { Secret } from './secret-der.ts';

/** A PEM, SSH2, or PGP marker in any spelling: some dashes, BEGIN or END, a few words, PRIVATE KEY. */
const MARKER =
  /-[-\s]{0,20}-\s{0,20}(?:begin|end)[\s_+]{0,20}((?:[a-z0-9.]{1,20}[\s_+]{1,20}){0,4}[a-z0-9]{0,20})private[\s_+]{0,20}key/gi;
/** The same as a line without dashes. */
const BARE_MARKER = /^[^\w\n]{0,20}begin ((?:[a-z0-9]{1,20} ){0,3})private key(?: block)?[^\w\n]{0,20}$/gim;
/** Old PEM (RFC 1421) with an encrypted body. */
const OLD_ENCRYPTION = /Proc-Type\s{0,9}:\s{0,9}4\s{0,9},\s{0,9}ENCRYPTED|DEK-Info\s{0,9}:/i;
const OTHER_FORMS = [
  /PuTTY-User-Key-File-\d|Private-Lines\s{0,9}:|Private-MAC\s{0,9}:/i,
  /AGE-SECRET-KEY-1/i,
  // What OpenSSL prints for a key.
  /^\s{0,9}(?:\w{1,9} )?Private-Key:/im,
  // XML Signature, the form in which .NET writes keys.
  /<D>\s{0,9}[A-Za-z0-9+/=\s]{8,}/,
];
/** A private number, or a shared secret, in a JWK (RFC 7517; RFC 7518, section 6). */
const JWK_TYPE = /\b(?:kty|crv)["']?\s{0,9}:/;
const JWK_NUMBER = /(?:^|[{,\s"'])["']?d["']?\s{0,9}:\s{0,9}["'][A-Za-z0-9_-]{16}/m;
const JWK_SHARED = /\bkty["']?\s{0,9}:\s{0,9}["']oct["']/;

const isJwk = (text: string): boolean =>
  JWK_TYPE.test(text) && (JWK_NUMBER.test(text) || JWK_SHARED.test(text));

/** What the markers say: an unencrypted key takes precedence over an encrypted one. */
function secretInMarkers(text: string): Secret | undefined {
  const words = [...text.matchAll(MARKER), ...text.matchAll(BARE_MARKER)].map(([, word = '']) => word);
  const isEncrypted = OLD_ENCRYPTION.test(text);
  if (words.some((word) => !/encrypted/i.test(word)) && !isEncrypted) return 'private key';
  return words.length > 0 || isEncrypted ? 'encrypted private key' : undefined;
}

const worse = (one: Secret | undefined, other: Secret | undefined): Secret | undefined =>
  [one, other].find((secret) => secret === 'private key') ?? one ?? other;

/** Decoded base64 can itself be PEM, as in Kubernetes secrets. */
const secretInDecoded = (bytes: string): Secret | undefined =>
  worse(secretInBinary(bytes), secretInMarkers(bytes));

/** The run includes words of the text, so a key can begin at any of four positions in a group of four. */
function secretInRun(run: string): Secret | undefined {
  let found: Secret | undefined;
  for (let skipped = 0; skipped < 4; skipped += 1) {
    const length = (run.length - skipped) & ~3;
    if (length > 0) found = worse(found, secretInDecoded(atob(run.slice(skipped, skipped + length))));
    if (found === 'private key') break;
  }
  return found;
}

/** All base64 in a text as one run, whatever is between its lines; and words in base64url, each separately. */
function secretInBase64(text: string): Secret | undefined {
  const found = secretInRun(text.replace(/[^A-Za-z0-9+/]+/g, ''));
  if (found === 'private key') return found;
  const words = text.match(/[\w-]{40,}/g) ?? [];
  return words
    .filter((word) => /[-_]/.test(word))
    .map((word) => secretInRun(word.replaceAll('-', '+').replaceAll('_', '/')))
    .reduce(worse, found);
}

/** Runs of hexadecimal digits, with or without colons or spaces between the bytes. */
function secretInHex(text: string): Secret | undefined {
  let found: Secret | undefined;
  for (const [run] of text.replace(/0x|[\s:,]+/gi, '').matchAll(/[0-9a-f]{40,}/gi))
    for (const skipped of [0, 1]) {
      const pairs = run.slice(skipped).match(/../g) ?? [];
      const bytes = pairs.map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join('');
      found = worse(found, secretInBinary(bytes));
    }
  return found;
}

/**
 * Whether a text contains a private key, in any form that people keep or mangle them. It errs on the side of a key
 * only where markers say so; certificates, requests, and public keys don't count.
 */
export function secretInText(text: string): Secret | undefined {
  const plain = unescaped(text);
  // Before tags are removed, because some keys are XML.
  const found = OTHER_FORMS.some((form) => form.test(plain)) || isJwk(plain) ? 'private key' : undefined;
  if (found) return found;
  const untagged = plain.replace(/<[^<>]{0,200}>/g, '\n');
  return [secretInMarkers, secretInBase64, secretInHex].reduce<Secret | undefined>(
    (worst, search) => (worst === 'private key' ? worst : worse(worst, search(untagged))),
    undefined,
  );
}

/** One character per byte. A decoder for `latin1` doesn't work, because it's Windows-1252, which moves some bytes. */
function asBinary(bytes: Uint8Array): string {
  let text = '';
  for (let place = 0; place < bytes.length; place += 8192)
    text += String.fromCharCode(...bytes.subarray(place, place + 8192));
  return text;
}

/** Whether a file contains a private key: as DER at any place, or as text in UTF-8 or UTF-16. */
export function secretInBytes(bytes: Uint8Array): Secret | undefined {
  const encodings = bytes.includes(0) ? ['utf-8', 'utf-16le', 'utf-16be'] : ['utf-8'];
  return encodings.reduce<Secret | undefined>(
    (worst, encoding) =>
      worst === 'private key' ? worst : worse(worst, secretInText(new TextDecoder(encoding).decode(bytes))),
    secretInBinary(asBinary(bytes)),
  );
}

/** Dashes of every script and width. */
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
/** Characters without a width. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  colon: ':',
  dash: '-',
  equals: '=',
  gt: '>',
  hyphen: '-',
  lt: '<',
  minus: '-',
  nbsp: ' ',
  ndash: '-',
  mdash: '-',
  newline: '\n',
  plus: '+',
  quot: '"',
  sol: '/',
  tab: '\t',
};

const LETTERS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '', f: '' };

const codePoint = (digits: string, base: number): string => {
  const code = Number.parseInt(digits, base);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
};

const withoutEntities = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi, (all, hex, digits, name) => {
    if (hex) return codePoint(hex, 16);
    if (digits) return codePoint(digits, 10);
    return ENTITIES[String(name).toLowerCase()] ?? all;
  });

const withoutBackslashes = (text: string): string =>
  text.replace(/\\{1,8}(?:u([0-9a-f]{4})|x([0-9a-f]{2})|([^\\]))/gi, (_, four, two, letter) =>
    four || two ? codePoint(four ?? two, 16) : (LETTERS[letter] ?? letter),
  );

const withoutPercents = (text: string): string =>
  text.replace(/%([0-9a-f]{2})/gi, (_, code) => codePoint(code, 16));

/** Removes invisible characters, including the zero bytes of UTF-16 that was decoded as something else. */
const visible = (text: string): string =>
  text.replaceAll('\0', '').replace(INVISIBLE, '').replace(DASHES, '-').replaceAll('\u00a0', ' ');

/** JSON in JSON, or double-escaped HTML. */
const ROUNDS = 3;

/**
 * Reverses what editors, templates, JSON, HTML, and URLs do to a text: escapes, invisible characters, typographic
 * dashes. Use the result only for searching, because it differs from the input.
 */
function unescaped(text: string): string {
  let current = visible(text);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = withoutPercents(withoutEntities(withoutBackslashes(current)));
    if (next === current) break;
    current = visible(next);
  }
  return current;
}
