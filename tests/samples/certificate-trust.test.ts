import { intakeOfText } from '@content-credentials/tools/certificate-clinic/model/intake';
import { diagnose } from '@content-credentials/verdict/certificate-rules/diagnosis';
import { isDisputed } from '@content-credentials/verdict/certificate-rules/trust';
import { verdictOf } from '@content-credentials/verdict/certificate-rules/verdict';
import { parsePem } from '@content-credentials/verdict/x509/pem';
import { beforeAll, expect, test } from 'vitest';
import { certificateRules, clinicTable } from '../../src/content/data/certificate-rules.ts';
import { type IssuedChain, makeChains } from './certificate-chains.ts';
import { sdkName, signWith, stateOf } from './sdk.ts';

/** The table, the SDK, and the clinic agree on who trusts which chain. */

const { trust, sdk } = certificateRules('.');
const table = clinicTable('.');
let chains: Map<string, IssuedChain>;
beforeAll(async () => {
  chains = await makeChains();
});

const chainOf = (id: string): IssuedChain => {
  const chain = chains.get(id);
  if (!chain) throw new Error(`no chain is made for ${id}`);
  return chain;
};

test('the first version of the table is the one that is run here', async () => {
  expect(trust.versions[0]).toBe(sdk);
  expect(sdk).toBe(await sdkName());
  expect([...chains.keys()].sort()).toEqual(trust.cases.map(({ id }) => id).sort());
});

test.each(trust.cases)('$chain: the SDK says $sdk.0', async ({ id, sdk: [expected] }) => {
  const { chain, key, anchor } = chainOf(id);
  const signed = await signWith(Buffer.from(chain), Buffer.from(key));
  expect(await stateOf(signed, anchor)).toBe(expected === 'trusted' ? 'Trusted' : 'Valid');
});

test.each(trust.cases)('$chain: the clinic says what the rules and the SDK say', async (one) => {
  const { chain, anchor } = chainOf(one.id);
  const { certificates, file, besides } = intakeOfText(chain);
  const diagnosis = await diagnose(table, {
    certificates,
    file,
    besides,
    when: new Date(),
    trust: { anchors: parsePem(anchor), allowed: [] },
  });
  expect(diagnosis.trust.rules.answer).toBe(one.rules);
  expect(diagnosis.trust.sdk.answer).toBe(one.sdk[0]);
  expect(isDisputed(diagnosis.trust)).toBe(one.rules !== one.sdk[0]);
  const { label, sentence } = verdictOf(diagnosis);
  if (one.rules === 'untrusted') expect(`${label} ${sentence}`).not.toMatch(/^Works for signing .*trust it/);
});

test('without a list, the two answers suppose that some list has the root', async () => {
  for (const id of ['issuer-not-ca', 'path-too-long', 'issuer-expired', 'good', 'chain-of-60']) {
    const { certificates, file } = intakeOfText(chainOf(id).chain);
    const diagnosis = await diagnose(table, { certificates, file, when: new Date() });
    expect(diagnosis.trust.isListChosen, id).toBe(false);
    expect(isDisputed(diagnosis.trust), id).toBe(!['good', 'chain-of-60'].includes(id));
  }
});
