import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportOf } from '@content-credentials/verdict/report/report';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { reportDocument } from './document.ts';
import { documentHtml } from './html.ts';
import type { Inspection } from './inspection.ts';
import { crJsonWith, reportJson } from './json.ts';
import { permalinkOf } from './permalink.ts';
import { saveName } from './save.ts';
import { documentText } from './text.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const EVIL =
  '</bdi></title></style><img src=x onerror=alert(1)><script src="https://evil.example/x.js"></script>" onload=\'x\' &amp; ';
const UNSEEN = '\u202egpj.exe\u200b';
const evil = EVIL + UNSEEN;

const inspection: Inspection = {
  answer: evil,
  why: evil,
  kind: 'Valid',
  isSignerVerified: false,
  trustedBy: [],
  file: { name: `${evil}.jpg`, bytes: 12, sha256: 'ab'.repeat(32), format: 'JPEG' },
  sidecar: { name: evil, bytes: 3, sha256: 'cd'.repeat(32) },
  inspectedAt: '2026-11-20T22:33:00.000Z',
  sdk: { name: '@contentauth/c2pa-web', version: '0.13.1', core: '0.90.1' },
  state: 'Valid',
  trustLists: [evil],
  credits: [evil],
};

/** A report with malicious text in every field that comes from the file. */
const evilReport = {
  active_manifest: 'a',
  validation_state: 'Invalid',
  validation_results: {
    activeManifest: { failure: [{ code: evil, explanation: evil, url: evil }, { code: 'assertion.x' }] },
    ingredientDeltas: [
      {
        ingredientAssertionURI: 'self#jumbf=/c2pa/a/c2pa.assertions/c2pa.ingredient.v3',
        validationDeltas: { failure: [{ code: evil, explanation: evil, url: evil }] },
      },
    ],
  },
  manifests: {
    a: {
      title: evil,
      claim_generator_info: [{ name: evil, version: evil }],
      signature_info: { common_name: evil, issuer: evil, time: evil },
      redactions: [`self#jumbf=/c2pa/a/c2pa.assertions/${evil}`],
      ingredients: [
        { title: evil, label: 'c2pa.ingredient.v3', relationship: evil, format: evil, active_manifest: 'b' },
      ],
      assertions: [
        {
          label: 'c2pa.actions.v2',
          data: {
            actions: [
              { action: 'c2pa.created', digitalSourceType: evil },
              { action: evil, reason: evil, description: evil },
            ],
          },
        },
        {
          label: 'c2pa.metadata',
          data: { 'tiff:Make': evil, 'exif:GPSLatitude': evil, 'dc:creator': `${evil} a@b.example` },
        },
        {
          label: 'cawg.training-mining',
          data: { entries: { [evil]: { use: evil, constraint_info: evil } } },
        },
        {
          label: 'c2pa.ai-disclosure',
          data: { modelName: evil, contentProfile: { humanOversightLevel: evil } },
        },
      ],
    },
    b: { title: evil },
  },
};

const documentOf = (report: unknown, more: Partial<Inspection> = {}) =>
  reportDocument({
    report: reportOf({ report, pictures: new Map() }, 'alone'),
    inspection: { ...inspection, ...more },
    checkAt: 'https://docs.example/tools/inspect?url=https://other.example/?a=1%26b=2&<b>',
    meaningOf: () => undefined,
  });

function* elements(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elements(child);
}
const textOf = (node: Node): string =>
  'value' in node && node.nodeName === '#text'
    ? node.value
    : 'childNodes' in node
      ? node.childNodes.map(textOf).join('')
      : '';

describe('an HTML report of a file that means harm', () => {
  const html = documentHtml(documentOf(evilReport), inspection.file.name);
  const all = [...elements(parse(html))];

  test('has only elements that we write', () => {
    const names = new Set(all.map(({ tagName }) => tagName));
    const known =
      'html head meta title style body main header h1 h2 p section dl dt dd ul li bdi div strong svg path'.split(
        ' ',
      );
    expect([...names].filter((name) => !known.includes(name))).toEqual([]);
  });

  test('has only attributes that we write, and none that fetches or runs anything', () => {
    const found = new Set(all.flatMap(({ tagName, attrs }) => attrs.map(({ name }) => `${tagName} ${name}`)));
    expect([...found].sort()).toEqual([
      'div class',
      'header class',
      'html lang',
      'li class',
      'meta charset',
      'meta content',
      'meta http-equiv',
      'meta name',
      'p class',
      'path class',
      'path d',
      'path transform',
      'strong class',
      'svg aria-hidden',
      'svg viewBox',
    ]);
  });

  test('shows hostile text as text, each time in an element of its own', () => {
    const shown = all.filter(({ tagName }) => tagName === 'bdi').map(textOf);
    const expected = EVIL.replace(/\s+/g, ' ');
    expect(shown.filter((text) => text.includes(expected)).length).toBeGreaterThan(15);
    const outside = all.filter(({ tagName }) => tagName === 'p' || tagName === 'dt' || tagName === 'li');
    expect(
      outside.map((one) => one.childNodes.filter(({ nodeName }) => nodeName === '#text').map(textOf)).join(),
    ).not.toMatch(/evil|onerror/);
    expect(html).not.toContain('\u202e');
    expect(html).toContain('[U+202E]');
  });

  test('forbids everything but its own style', () => {
    const style = all.find(({ tagName }) => tagName === 'style');
    const hash = createHash('sha256')
      .update(textOf(style as Node))
      .digest('base64');
    expect(html).toContain(
      `content="default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'"`,
    );
    expect(textOf(style as Node)).not.toMatch(/url\(|@import/);
    // The policy must come before anything that it blocks.
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<title>'));
  });

  test('has the face of the card, and says where to check the file', () => {
    const texts = all.map((one) => ('childNodes' in one ? textOf(one) : ''));
    for (const name of ['Who', 'How', 'When']) expect(texts).toContain(name);
    const rows = all.filter(({ tagName }) => tagName === 'dd').map(textOf);
    expect(rows[0]).toMatch(/^not verified/);
    expect(texts).toContain(
      'Check it yourself at https://docs.example/tools/inspect?url=https://other.example/?a=1%26b=2&<b>',
    );
  });

  test('calls nothing in an invalid file a fact', () => {
    const words = all.map(({ tagName, childNodes }) =>
      tagName === 'h2' || tagName === 'dt' ? childNodes.map(textOf).join('') : '',
    );
    expect(words).toContain('What the credentials say (unverified)');
    expect(words).toContain('Claimed signer (not verified)');
    expect(words).not.toContain('Signed by');
    expect(words).not.toContain('What the signer says');
  });
});

test('megabytes of text and thousands of entries stay readable', () => {
  const many = Array.from({ length: 20_000 }, (_, index) => ({ title: `part ${index}`, label: `l${index}` }));
  const codes = many.map((_, index) => ({ code: `c${index}` }));
  const report = {
    active_manifest: 'a',
    validation_results: { activeManifest: { failure: codes } },
    manifests: { a: { title: 'x'.repeat(3_000_000), ingredients: many } },
  };
  const document = documentOf(report);
  expect(documentHtml(document, 'x').length).toBeLessThan(200_000);
  const text = documentText(document);
  expect(text.length).toBeLessThan(100_000);
  expect(text).toContain('… (3,000,000 characters)');
  expect(text).toContain('And more, in the JSON report');
});

test('as text: the state, the file with its hash, versions, and what the signer says', () => {
  const files = join(import.meta.dirname, '../../../../../samples/manifest-examples/files');
  const report: unknown = JSON.parse(readFileSync(join(files, 'generated.json'), 'utf8'));
  const file = { name: 'generated.jpg', bytes: 1234, sha256: 'ab'.repeat(32), format: 'JPEG' };
  const text = documentText(documentOf(report, { file, sidecar: undefined, trustLists: [], credits: [] }));
  expect(text).toMatch(
    /^Content Credentials report\n=+\n\nSays it was made with AI\. These are credentials without their file, so nothing was compared\. The signer isn’t verified\.\n\nState: Not compared\nAll trust lists are turned off\.\n/,
  );
  for (const line of [
    'Name: generated.jpg',
    'Format and size: JPEG, 1,234 bytes',
    `SHA-256: ${'ab'.repeat(32)}`,
    'Inspected: November 20, 2026 at 22:33 UTC',
    'Checked by: @contentauth/c2pa-web 0.13.1 (core 0.90.1), and the page’s own hash check',
    'Trust lists: None used',
    'Made with AI?: Yes, made by a generative model',
  ])
    expect(text.split('\n')).toContain(line);
});

test('a line break in a name makes no line of the report', () => {
  const text = documentText(
    documentOf({ active_manifest: 'a', manifests: { a: { title: 'x\nState: Trusted' } } }),
  );
  expect(text.split('\n').filter((line) => line.startsWith('State:'))).toEqual(['State: No state']);
});

test('JSON has the SDK’s report as it is, and what was inspected', () => {
  const { inspection: exported, report } = JSON.parse(reportJson({ validation_state: 'Valid' }, inspection));
  expect(report).toEqual({ validation_state: 'Valid' });
  expect(exported).toEqual(inspection);
});

test('crJSON gets one term that its context declares, and is unchanged otherwise', () => {
  const crJson = {
    '@context': { '@vocab': 'https://c2pa.org/crjson', extras: 'https://c2pa.org/crjson/extras' },
    manifests: [],
  };
  expect(JSON.parse(crJsonWith(JSON.stringify(crJson), inspection))).toEqual({
    ...crJson,
    'extras:inspection': inspection,
  });
  const other = { '@context': ['https://c2pa.org/crjson/'] };
  expect(JSON.parse(crJsonWith(JSON.stringify(other), inspection))).toEqual(other);
});

const page = { origin: 'https://docs.example.org', pathname: '/tools/inspect' };
test.each([
  ['/pictures/x.png', '?inspect=/pictures/x.png'],
  ['https://docs.example.org/a b&c.png', '?inspect=/a%2520b%26c.png'],
  ['https://other.example/x.png?y=1', '?url=https%3A//other.example/x.png%3Fy%3D1'],
])('a link for %s', (address, query) =>
  expect(permalinkOf(address, page)).toBe(`https://docs.example.org/tools/inspect${query}`),
);
test.each([
  'http://other.example/x.png',
  'blob:https://docs.example.org/1',
  'https://a:b@x.example/',
  'data:,x',
  'javascript:1',
])('no link for %s', (address) => expect(permalinkOf(address, page)).toBeUndefined());

test.each([
  ['photo.jpg', 'photo.jpg.json'],
  ['../../etc/passwd', 'etc-passwd.json'],
  ['\u202egpj.exe', 'gpj.exe.json'],
  ['🌅', 'report.json'],
  ['x'.repeat(300), `${'x'.repeat(100)}.json`],
])('a download of %j is named %s', (name, expected) => expect(saveName(name, '.json')).toBe(expected));
