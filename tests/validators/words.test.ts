// What people read about honest files that tools once misjudged, made here with our own signer.
import { readFileSync } from 'node:fs';
import { READ } from '@content-credentials/tools/intake/read-words';
import type { Line, Row } from '@content-credentials/verdict/report/lines';
import type { Report } from '@content-credentials/verdict/report/report';
import { statementRows } from '@content-credentials/verdict/report/statement-rows';
import { verdictOf } from '@content-credentials/verdict/report/verdict';
import { forgedLists, type Specimen, specimens } from '@content-credentials/verdict/testkit/forger';
import {
  created,
  ingredientOf,
  labelFor,
  opened,
} from '@content-credentials/verdict/testkit/forger/assertions';
import type { Forged } from '@content-credentials/verdict/testkit/forger/cbor';
import { intoJpeg } from '@content-credentials/verdict/testkit/forger/embed/jpeg';
import { forge } from '@content-credentials/verdict/testkit/forger/forge';
import { manifestOf, storeOf } from '@content-credentials/verdict/testkit/forger/manifest';
import { baseMedia } from '@content-credentials/verdict/testkit/forger/media';
import { honestSigner, type Signer } from '@content-credentials/verdict/testkit/forger/signer';
import { bindingOfNothing } from '@content-credentials/verdict/testkit/forger/specimens/honest';
import {
  CLAIMS,
  ENDED,
  issued,
  stampAuthority,
  THEN,
} from '@content-credentials/verdict/testkit/forger/specimens/trust-lists';
import { stamping, timeStampToken } from '@content-credentials/verdict/testkit/forger/time-stamp';
import type { TrustPool } from '@content-credentials/verdict/trust/pool';
import { parseCertificate } from '@content-credentials/verdict/x509/certificate';
import { beforeAll, describe, expect, test } from 'vitest';
import { named } from '../support/specimens.ts';
import { inspect } from './support/inspect.ts';

const SOURCE = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
const MADE_WITH_AI = { digitalSourceType: `${SOURCE}trainedAlgorithmicMedia` };

let all: Specimen[];
let jpeg: Uint8Array;
let signers: TrustPool;
let stamps: TrustPool;
beforeAll(async () => {
  all = await specimens();
  ({ jpeg } = await baseMedia());
  const lists = await forgedLists();
  const pool = (title: string, counts: 'signers' | 'time stamps', root: Uint8Array): TrustPool => ({
    ...{ title, counts: [counts], anchors: [parseCertificate(root)], allowed: [] },
  });
  signers = pool('List of signers', 'signers', lists.signers.certificate);
  stamps = pool('List of time stamps', 'time stamps', lists.stamps.certificate);
}, 60_000);

interface Given {
  /** Statements about the origin, in the first action. */
  begin?: Readonly<Record<string, Forged>>;
  /** Later actions. */
  later?: readonly Forged[];
  sign?: Signer;
  id?: string;
}

async function signed({
  begin = {},
  later = [],
  sign,
  id = 'words',
}: Given): Promise<Uint8Array<ArrayBuffer>> {
  const { file } = await forge({
    ...{ id, media: jpeg, embed: intoJpeg() },
    manifest: (bindings, label) => ({
      ...{ label, created: [created(begin, later), ...bindings] },
      ...(sign && { sign }),
    }),
  });
  return Uint8Array.from(file);
}

const lineText = (line: Line) =>
  line.map((piece) => (typeof piece === 'string' ? piece : piece.fromFile)).join('');
const rowOf = (report: Report, name: string): string | undefined => {
  const row: Row | undefined = statementRows(report).find((one) => one.name === name);
  return row && [...row.lines, ...(row.notes ?? [])].map(lineText).join(' / ');
};
const saidOf = async (given: Given, ...pools: TrustPool[][]) =>
  verdictOf(await inspect(await signed(given), 'file.jpg', ...pools));

/** A certificate below the list of signers that expired a month ago. */
async function ended(): Promise<Signer> {
  const leaf = await issued('Signer', (await forgedLists()).signers, { ...ENDED, purposes: CLAIMS });
  return honestSigner({ privateKey: leaf.holder.keys.privateKey, chain: [leaf.certificate] });
}

describe('an expired certificate', () => {
  const EXPIRED =
    'Says it was made with AI. The certificate has expired, and no trusted time stamp shows that the file was signed before that. The file still matches its signature.';

  test('isn’t told in the words of a forgery, and what the file says stays visible', async () => {
    const report = await inspect(await signed({ begin: MADE_WITH_AI, sign: await ended() }), 'file.jpg');
    expect(report.state).toBe('Invalid');
    expect(verdictOf(report)).toMatchObject({
      kind: 'expired',
      label: 'Expired',
      title: 'Unchanged since signing, signer’s certificate expired',
      tone: 'expired',
      reliability: 'undated',
      headline: EXPIRED,
      sentence:
        'It has no time stamp. The signer isn’t verified either, because all trust lists are turned off.',
    });
  });

  test('has the reason: the authority of the time stamp isn’t on the list', async () => {
    const sign = stamping(await ended(), (message) => timeStampToken(message, { when: THEN }));
    expect(await saidOf({ begin: MADE_WITH_AI, sign }, [signers, stamps])).toMatchObject({
      headline: EXPIRED,
      sentence:
        'It has a time stamp, but its authority isn’t on a trust list for time stamps. Only the date fails, because the signer is on a list that was used: List of signers.',
    });
  });

  test('has the reason: the time stamp is from outside the validity period', async () => {
    const by = await stampAuthority((await forgedLists()).stamps);
    const sign = stamping(await ended(), (message) => timeStampToken(message, { when: new Date(), by }));
    const { kind, sentence } = await saidOf({ begin: MADE_WITH_AI, sign }, [signers, stamps]);
    expect({ kind, sentence }).toMatchObject({
      kind: 'expired',
      sentence: expect.stringMatching(/^Its time stamp is from outside the certificate’s validity period\./),
    });
  });

  test('names the list that the signer is on, although it isn’t turned on', async () => {
    const { sentence } = await saidOf({ sign: await ended() }, [stamps], [signers]);
    expect(sentence).toBe(
      'It has no time stamp. The signer is on a list that isn’t turned on: List of signers.',
    );
  });

  test('isn’t what’s told of a file that was also changed', async () => {
    const file = await signed({ begin: MADE_WITH_AI, sign: await ended() });
    file[file.length - 40] = (file[file.length - 40] ?? 0) ^ 1;
    const said = verdictOf(await inspect(file, 'file.jpg'));
    expect(said).toMatchObject({ kind: 'changed', label: 'Invalid', tone: 'bad', reliability: 'unreliable' });
    expect(said.headline).not.toMatch(/AI|expired/);
  });

  test('every forged file whose date isn’t all that fails stays Invalid in words', async () => {
    const wrong = [];
    for (const { id, file, name, sidecar, expect: wanted, hasExpired = false } of all) {
      if (sidecar || wanted === 'not Valid') continue;
      const { label } = verdictOf(await inspect(file, name));
      if ((label === 'Expired') !== hasExpired) wrong.push(`${id}: ${label}`);
    }
    expect(wrong).toEqual([]);
  }, 120_000);
});

test('a signer that’s only on a list that isn’t turned on isn’t called unknown, nor trusted', async () => {
  const specimen = named(all, 'trusted-signer');
  const said = verdictOf(await inspect(specimen.file, specimen.name, [stamps], [signers]));
  expect(said).toMatchObject({
    label: 'Valid',
    sentence: 'The signer is on a list that isn’t turned on: List of signers.',
  });
  expect(said.headline).not.toContain('anyone');
  const invented = named(all, 'trust-invented-name');
  expect(verdictOf(await inspect(invented.file, invented.name, [stamps], [signers])).headline).toContain(
    'anyone can sign in any name',
  );
});

describe('what a file says about AI', () => {
  test('a label that isn’t part of the standard is the vendor’s statement', async () => {
    const parameters = {
      'com.example.digitalSourceType': `${SOURCE}trainedAlgorithmicMedia`,
      'com.example.details': 'Model 3',
    };
    const begin = { digitalSourceType: `${SOURCE}composite`, parameters };
    const report = await inspect(await signed({ begin }), 'file.jpg');
    expect(verdictOf(report).headline).toMatch(
      /^Says it was made with AI, according to the software’s own label\./,
    );
    expect(rowOf(report, 'Made with AI?')).toBe(
      'Yes, according to the software’s own label: made by a generative model / Made by a generative model, with Model 3 (the software’s own label com.example.digitalSourceType)',
    );
  });

  test('computational capture isn’t without AI', async () => {
    const begin = { digitalSourceType: `${SOURCE}computationalCapture` };
    const report = await inspect(await signed({ begin }), 'file.jpg');
    const { headline } = verdictOf(report);
    expect(headline).toMatch(
      /^Says it was captured by a camera or recorder, and mentions no generative AI\./,
    );
    expect(rowOf(report, 'Made with AI?')).toMatch(/^No generative AI is stated\./);
  });

  test('a generator’s watermark and conversion aren’t edits, and who did them is named only if verified', async () => {
    const edited = { action: 'c2pa.edited', description: 'Applied imperceptible watermark.' };
    const given = { begin: MADE_WITH_AI, later: [edited, { action: 'c2pa.converted' }] };
    expect((await saidOf(given)).headline).toMatch(
      /^Says it was made with AI; then watermarked and converted\./,
    );
    const leaf = await issued('Signer', (await forgedLists()).signers, { purposes: CLAIMS });
    const sign = honestSigner({ privateKey: leaf.holder.keys.privateKey, chain: [leaf.certificate] });
    expect((await saidOf({ ...given, sign }, [signers])).headline).toMatch(
      /^Says it was made with AI; then watermarked and converted by Forgery kit/,
    );
    const more = { ...given, later: [...given.later, { action: 'c2pa.cropped' }] };
    expect((await saidOf(more)).headline).toMatch(/^Says it was made with AI; edited before signing\./);
  });

  test('where the file only opens an earlier version, that version’s origin counts', async () => {
    const parent = await manifestOf({
      label: labelFor('words-parent'),
      created: [
        created({ digitalSourceType: `${SOURCE}computationalCapture`, description: 'Created by a camera.' }),
        bindingOfNothing(),
      ],
    });
    const ingredient = ingredientOf(parent, 'parentOf', { 'dc:title': undefined });
    const { file } = await forge({
      ...{ id: 'words-child', media: jpeg, embed: intoJpeg() },
      manifest: (bindings, label) => ({
        label,
        created: [ingredient, opened(ingredient, { action: 'c2pa.transcoded' }), ...bindings],
      }),
      store: (active) => storeOf(parent, active),
    });
    const report = await inspect(Uint8Array.from(file), 'file.jpg');
    expect(verdictOf(report).headline).toMatch(
      /^Says it was captured by a camera or recorder, and mentions no generative AI; then converted\./,
    );
    // The label of an assertion isn't a title.
    expect(rowOf(report, 'Origin')).toBe(
      'Created: captured with computational processing, stated in an earlier version / Described as “Created by a camera.”',
    );
  });
});

test('an algorithm that’s written as bytes isn’t printed as decimals', async () => {
  const name = '03a-alg-bstr-in-datahash.png';
  const file = new Uint8Array(readFileSync(`tests/fixtures/cases/${name}`));
  const { checks, ...report } = await inspect(file, name);
  const explained = checks
    .flatMap((group) => group.checks.flatMap(({ explanations }) => explanations))
    .join(' ');
  expect(explained).not.toMatch(/\d+,\d+,\d+/);
  expect(explained).toContain('a byte string of 6 bytes');
  expect(verdictOf({ ...report, checks })).toMatchObject({
    kind: 'algorithm',
    headline: expect.stringContaining('an algorithm that isn’t allowed or isn’t supported'),
  });
});

test('who only reads a file from before C2PA 1.0 isn’t told to sign it again', () => {
  expect(READ.prerelease.text).toMatch(/ask its publisher/);
  expect(READ.prerelease.text).not.toMatch(/[Ss]ign/);
});
