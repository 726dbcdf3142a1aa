// Which record of the list of conforming products a signer has, in files that forgers signed.

import type { ProductLookup } from '@content-credentials/verdict/products/product';
import type { Line } from '@content-credentials/verdict/report/lines';
import { productRows } from '@content-credentials/verdict/report/product-rows';
import { ownManifest, type Report } from '@content-credentials/verdict/report/report';
import {
  FORGED_PRODUCTS,
  forgedLists,
  productSpecimens,
  type Specimen,
} from '@content-credentials/verdict/testkit/forger';
import type { TrustPool } from '@content-credentials/verdict/trust/pool';
import { parseCertificate } from '@content-credentials/verdict/x509/certificate';
import { beforeAll, expect, test } from 'vitest';
import { named } from '../support/specimens.ts';
import { look } from './support/inspect.ts';

let all: Specimen[];
let list: TrustPool;
const lookup: ProductLookup = { trustList: 'program', list: FORGED_PRODUCTS, type: 'image/jpeg' };

beforeAll(async () => {
  all = await productSpecimens();
  const { signers } = await forgedLists();
  list = {
    id: 'program',
    title: 'The program’s list',
    counts: ['signers'],
    anchors: [parseCertificate(signers.certificate)],
    allowed: [],
  };
}, 60_000);

async function lookAt(id: string, pool = list, products: ProductLookup | 'none' = lookup): Promise<Report> {
  return (await look(named(all, id), [pool], products === 'none' ? undefined : products)).report;
}

const lineText = (line: Line): string =>
  line.map((piece) => (typeof piece === 'string' ? piece : piece.fromFile)).join('');

/** The row about the product, as text. */
const row = (report: Report): string | undefined => {
  const [found] = productRows(report, ownManifest(report));
  return found && [...found.lines, ...(found.notes ?? [])].map(lineText).join('\n');
};

test('every specimen gets the state that the forger expects', async () => {
  const found = [];
  for (const { id } of all) {
    const report = await lookAt(id);
    found.push([id, report.state, ownManifest(report)?.product?.found]);
  }
  expect(found).toEqual([
    ['product-by-id', 'Trusted', 'record'],
    ['product-by-name', 'Trusted', 'names'],
    ['product-revoked', 'Trusted', 'record'],
    ['product-other-name', 'Trusted', 'other name'],
    ['product-look-alike', 'Trusted', 'other name'],
    ['product-unknown-id', 'Trusted', 'none'],
    ['product-validator', 'Trusted', 'validator'],
    ['product-not-listed', 'Trusted', 'none'],
    ['product-not-chained', 'Valid', undefined],
  ]);
}, 60_000);

test('a record’s row has status, level, media type, first version, and disallowed signals', async () => {
  const text = row(await lookAt('product-by-id'));
  expect(text).toContain('Invented Camera, by Invented Optics, Inc.');
  expect(text).toContain('Status: conformant.');
  expect(text).toContain('Assurance level 2 in the certificate, of up to 2 in the record.');
  expect(text).toContain('The record includes image/jpeg.');
  expect(text).toContain('begins with version 1.0.0');
  expect(text).toContain('isn’t allowed to state that a file was: created digitally without generative AI.');
});

test('a revoked record is marked in the first line, and a level above the record’s is named', async () => {
  const text = row(await lookAt('product-revoked'));
  expect(text?.split('\n')[0]).toContain('marked revoked_vulnerability');
  expect(text).toContain('assurance level 2, but the record allows only up to 1');
});

test('without a record ID, all records with the name are listed', async () => {
  const text = row(await lookAt('product-by-name'));
  expect(text).toContain('which of the 2 records');
  for (const { id } of FORGED_PRODUCTS.records.slice(0, 2)) expect(text).toContain(id);
});

test('no record means that it isn’t on the list of that day, not an error', async () => {
  for (const id of ['product-not-listed', 'product-unknown-id']) {
    const text = row(await lookAt(id));
    expect(text, id).toContain('Not on the list of conforming products of 2026-08-21');
    expect(text, id).toContain('isn’t an error');
  }
  const withdrawn = { ...lookup, list: { ...FORGED_PRODUCTS, records: FORGED_PRODUCTS.records.slice(1) } };
  expect(row(await lookAt('product-by-id', list, withdrawn))).toContain('Not on the list');
});

test('a pretended product’s name never appears as the product', async () => {
  for (const id of ['product-other-name', 'product-look-alike', 'product-validator'])
    expect(row(await lookAt(id))?.split('\n')[0], id).toMatch(/^None: /);
});

test('a record needs the program’s list: not another one, nor the reader’s own certificate', async () => {
  const { id: _, ...own } = list;
  for (const pool of [own, { ...list, id: 'other' }, { ...list, isFrozen: true, id: 'other' }])
    expect(row(await lookAt('product-by-id', pool))).toBeUndefined();
  expect(row(await lookAt('product-by-id', list, 'none'))).toBeUndefined();
  expect(row(await lookAt('product-by-id', list, { trustList: 'program', list: 'not loaded' }))).toContain(
    'couldn’t be loaded',
  );
});

test('a file that’s Invalid says nothing about a product, although its signer is trusted', async () => {
  expect(row({ ...(await lookAt('product-by-id')), state: 'Invalid' })).toBeUndefined();
});

test('the product of a trusted signer is named, although another signature in the file isn’t trusted', async () => {
  expect(row({ ...(await lookAt('product-by-id')), state: 'Valid' })).toMatch(/^Invented Camera/);
});
