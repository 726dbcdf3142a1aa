/** Which page comes first, by its names, language, kind, and whether it's current. */
import { expect, test } from 'vitest';
import type { SearchRecord } from '../../../integrations/search/records.ts';
import { createEmbeddedSource } from './index.ts';
import { filesOf, loadFrom, request, testRecord } from './testing.ts';

const filler = Array.from({ length: 30 }, (_, number) =>
  testRecord([`Chapter ${number}`], `About bread, butter and number ${number}.`),
);
const search = async (records: SearchRecord[], query: string) => {
  const source = createEmbeddedSource('/', loadFrom(filesOf([...records, ...filler])));
  return source.search(request(query));
};
const first = async (records: SearchRecord[], query: string) =>
  (await search(records, query)).hits[0]?.address;

test('a page that is called like the query comes before sections that speak of nothing else', async () => {
  const records = [
    testRecord(['Python library'], 'Sign with Python.'),
    testRecord(['Python library', 'Sign'], 'Sign, sign, and sign again.'),
    testRecord(['Signing and certificates'], 'Who signs proves who they are.', {
      names: [{ text: 'sign', value: 1 }],
    }),
  ];
  expect(await first(records, 'signing')).toBe('/docs/signing-and-certificates');
  expect(await first(records, 'how do I sign?')).toBe('/docs/signing-and-certificates');
});

test('a name is found though no word of it stands in the page', async () => {
  const records = [
    testRecord(['Introduction'], 'What this is about.', { names: [{ text: 'overview', value: 1 }] }),
  ];
  expect(await first(records, 'overview')).toBe('/docs/introduction');
});

test('a language pulls up its own pages and pushes down those of others', async () => {
  const records = [
    testRecord(['Use Node'], 'Sign, sign, and sign a file, unlike in Python.', { languages: ['node'] }),
    testRecord(['Use the other'], 'Sign a file.', { languages: ['python'] }),
    testRecord(['Signatures'], 'To sign a file is to sign a hash.'),
  ];
  expect(await first(records, 'sign python')).toBe('/docs/use-the-other');
  expect(await first(records, 'sign django')).toBe('/docs/use-the-other');
  expect(await first(records, 'sign node')).toBe('/docs/use-node');
});

test('a message with the name of a language in it isn’t about that language', async () => {
  const message = 'invalid web DID';
  const records = [
    testRecord(['Issuers'], 'An invalid DID.', { languages: ['web'] }),
    testRecord(['Issuers', 'Why a DID is invalid'], 'An invalid DID.', { languages: ['web'] }),
    testRecord(['Messages'], `${message}: ${'The issuer has another address. '.repeat(20)}`, {
      phrases: [message],
      languages: ['rust'],
    }),
  ];
  expect(await first(records, message)).toBe('/docs/messages');
});

test('a name that several languages share is found with the language', async () => {
  const notes = (title: string, language: 'node' | 'rust') =>
    testRecord([title], 'What changed.', {
      languages: [language],
      names: [{ text: 'Release notes', value: 0.5 }],
    });
  const records = [notes('Of the one', 'node'), notes('Of the other', 'rust')];
  expect(await first(records, 'rust release notes')).toBe('/docs/of-the-other');
});

test('what is current comes before what is deprecated, by one name', async () => {
  const api = (title: string, deprecated: boolean) =>
    testRecord([title], 'Makes an object.', {
      kind: 'api',
      deprecated,
      names: [{ text: 'createThing', value: 0.6 }],
      identifiers: ['createThing'],
    });
  expect(await first([api('createThing (old)', true), api('createThing (new)', false)], 'createThing')).toBe(
    '/docs/creatething-new-',
  );
});

test('words that mean the same are found, after the word itself', async () => {
  const records = [
    testRecord(['Pictures'], 'A picture is worth a look.'),
    testRecord(['Photos'], 'A photo is worth a look.'),
  ];
  const { hits } = await search(records, 'photo');
  expect(hits.map(({ address }) => address)).toEqual(['/docs/photos', '/docs/pictures']);
});

test('pages that have a word of an unrelated question by chance are no answer', async () => {
  const records = [
    testRecord(['Signing'], 'Sign a file with a key. Prices are not told here, nor is a recipe.'),
  ];
  const { total, hits, ignored } = await search(records, 'pizza recipe oven temperature');
  expect({ total, hits, ignored }).toEqual({ total: 0, hits: [], ignored: [] });
});

test('an index too large to say which page a section is of answers, too', async () => {
  const many = Array.from({ length: 1100 }, (_, number) =>
    testRecord([`Page ${number}`], `Nothing on ${number}.`),
  );
  const source = createEmbeddedSource(
    '/',
    loadFrom(filesOf([...many, testRecord(['Signing'], 'Sign a file.')])),
  );
  const { hits } = await source.search(request('sign file'));
  expect(hits[0]?.address).toBe('/docs/signing');
});

test('a name with exactly the words of the query counts more than the same words in another form', async () => {
  const records = [
    testRecord(['Use the library'], 'Text', { names: [{ text: 'Use the library', value: 0.9 }] }),
    testRecord(['Library'], 'Text', { names: [{ text: 'Library', value: 0.9 }] }),
  ];
  expect(await first(records, 'library')).toBe('/docs/library');
  expect(await first(records, 'use the library')).toBe('/docs/use-the-library');
});

test('an alias isn’t worth less because the same words are a weaker name, too', async () => {
  const records = [
    testRecord(['Check a file'], 'See who signed it.', { names: [{ text: 'who signed', value: 1 }] }),
    testRecord(['Signing'], 'Sign.', {
      names: [
        { text: 'sign', value: 1 },
        { text: 'signing', value: 0.6 },
      ],
    }),
  ];
  expect(await first(records, 'signing')).toBe('/docs/signing');
});

test('a page that answers the question comes before one that has more of its words', async () => {
  const records = [
    testRecord(['Keys', 'Where keys are'], 'A key stays on the phone, which asks for a certificate.'),
    testRecord(['Certificates for devices'], 'Enrollment, in five steps.', {
      asked: ['does each phone need its own certificate', 'enroll devices'],
    }),
  ];
  expect(await first(records, 'does each phone need a certificate')).toBe('/docs/certificates-for-devices');
  // A question that lacks most of the query is about something else.
  expect(await first(records, 'where a key stays on the phone')).toBe('/docs/keys#where-keys-are');
});

test('the last of ten questions counts like the first', async () => {
  const others = Array.from({ length: 9 }, (_, place) => `why does each phone take picture number ${place}`);
  const records = [
    testRecord(['Keys', 'Where keys are'], 'A key stays on the phone, which asks for a certificate.'),
    testRecord(['Certificates for devices'], 'Enrollment, in five steps.', {
      asked: [...others, 'does each phone need its own certificate'],
    }),
  ];
  expect(await first(records, 'does each phone need a certificate')).toBe('/docs/certificates-for-devices');
});

test('a question about another language does not come before the page for the one that is named', async () => {
  const records = [
    testRecord(['Sign in Rust'], 'The crate.', { languages: ['rust'], asked: ['sign a file'] }),
    testRecord(['Sign in Python'], 'Sign a file with pip.', { languages: ['python'] }),
  ];
  expect(await first(records, 'sign a file python')).toBe('/docs/sign-in-python');
});

test('a page whose name is a part of the query comes before one that only has the words', async () => {
  const records = [
    testRecord(['Sign with a service'], 'A service such as Acme Vault signs. Log what it signs.'),
    testRecord(['The vault of Acme'], 'Make the key.', { names: [{ text: 'acme vault', value: 1 }] }),
  ];
  expect(await first(records, 'log signatures with acme vault')).toBe('/docs/the-vault-of-acme');
  // It shows that the query is about this site, too.
  expect((await search(records, 'weather yesterday in an acme vault')).total).toBeGreaterThan(0);
});

test('a page that is called exactly so comes before one whose name lacks a word', async () => {
  const records = [
    testRecord(['Signing'], 'Certificates.', { names: [{ text: 'certificate', value: 1 }] }),
    testRecord(['With the tool'], 'Pass it.', { names: [{ text: 'Use a certificate', value: 0.6 }] }),
  ];
  expect(await first(records, 'Use a certificate')).toBe('/docs/with-the-tool');
  expect(await first(records, 'certificate')).toBe('/docs/signing');
});

test('a message is found from the middle of a word to the middle of another', async () => {
  const message = 'the certificate chain contains an unknown extension';
  const records = [
    testRecord(
      ['Certificates', 'Chain'],
      'A certificate chain contains certificates. An extension is unknown.',
    ),
    testRecord(['Messages'], `${message}: leave it out.`, { phrases: [message], messages: [message] }),
  ];
  expect(await first(records, 'ertificate chain contains an unknown exten')).toBe('/docs/messages');
  expect((await search(records, 'nknown extension')).total).toBe(2);
});

test('a cut word stands for those that it is a part of', async () => {
  const message = (title: string, text: string) =>
    testRecord([title, text], `${text} is what it says.`, { phrases: [text], messages: [text] });
  const records = [
    message('Rare errors', 'multiple signing certificate chains'),
    message('Other errors', 'missing signing certificate field'),
    testRecord(['Chains', 'Signing certificate'], 'A signing certificate, a certificate, and its chain.'),
  ];
  expect(await first(records, 'ltiple signing certificate chai')).toContain('/docs/rare-errors');
});

test('a message that has the whole query comes before a page called like one of its words', async () => {
  const text = 'assertion could not be redacted';
  const records = [
    testRecord(['Redacted'], 'Redacted parts are gone.', { names: [{ text: 'redacted', value: 1 }] }),
    testRecord(['Core errors', 'Signing'], `${text}: it has to stay.`, { phrases: [text], messages: [text] }),
  ];
  expect(await first(records, 'could not be redacted')).toBe('/docs/core-errors#signing');
  expect(await first(records, 'redacted')).toBe('/docs/redacted');
});

test('C2PA is one word, in capitals or not', async () => {
  const records = [testRecord(['The crate'], 'Install c2pa.')];
  expect(await first(records, 'c2pa')).toBe('/docs/the-crate');
  expect(await first(records, 'C2PA')).toBe('/docs/the-crate');
});

test('a name in a question doesn’t make it one for a definition', async () => {
  const asked = ['the policy blocks loading'];
  const records = [
    testRecord(['createReader', 'wasm-file'], 'The wasm-file.', { kind: 'api' }),
    testRecord(['Host the library'], 'Serve the wasm-file. A strict policy blocks loading.', { asked }),
  ];
  expect(await first(records, 'my strict policy blocks loading the wasm-file')).toBe(
    '/docs/host-the-library',
  );
  expect(await first(records, 'wasm-file')).toBe('/docs/createreader#wasm-file');
});

test('a name of two words is found as one', async () => {
  const asked = ['TrustMark FAQ'];
  const records = [
    testRecord(['TrustMark FAQ'], 'Answers.', { linked: 0 }),
    testRecord(['Use it', 'trustmark faq'], 'A trustmark FAQ, and a faq on trustmark.', { asked }),
  ];
  expect(await first(records, 'trustmark faq')).toBe('/docs/trustmark-faq');
  expect(await first(records, 'trust mark faq')).toBe('/docs/trustmark-faq');
});
