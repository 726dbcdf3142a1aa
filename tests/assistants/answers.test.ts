import '@content-credentials/verdict/x509/reflect';
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { specimens } from '@content-credentials/verdict/testkit/forger';
import { Pkcs10CertificateRequestGenerator } from '@peculiar/x509';
import type { SiteData } from 'content-credentials-mcp/site';
import { describe, expect, test } from 'vitest';
import { issuePem, newHolder } from '../support/certificates.ts';
import { named } from '../support/specimens.ts';
import { serverHere } from './support/installed.ts';

const here = serverHere();

const timesIn = (text: string, part: string) => text.split(part).length - 1;

describe('inspect_file', () => {
  test('gives the answer once, and credits both trust lists in one line', async () => {
    const { text, data } = await here.call('inspect_file', { path: 'dist/img/home/lake.jpg' });
    expect(text.startsWith(`State: Valid. ${data.answer}`)).toBe(true);
    for (const sentence of String(data.answer).split(/(?<=\.) /)) expect(timesIn(text, sentence)).toBe(1);
    expect(timesIn(text, 'hasn’t changed') + timesIn(text, 'Unchanged')).toBe(1);
    const credits = text.split('\n').filter((line) => line.includes('CC BY 4.0'));
    expect(credits).toEqual([data.credits]);
    expect(credits[0]).toMatch(/^C2PA trust list by the Coalition .* C2PA TSA trust list by the Coalition /);
    expect(credits[0]?.length).toBeLessThan(700);
  });

  test('a failed check says what exactly failed, where, and by which rule', async () => {
    const forged = named(await specimens(), 'jpeg-scan-excluded');
    const path = join(here.folder, forged.name);
    writeFileSync(path, forged.file);
    const { text, data } = await here.call('inspect_file', { path });
    const own = (data.checks as Array<Record<string, string[]>>).find(
      ({ found_by, outcome }) => String(found_by) === 'coverage check' && String(outcome) === 'failed',
    );
    expect(own?.detail?.[0]).toMatch(/\w+ \w+ \w+/);
    expect(own?.clause).toMatch(/^\d+\./);
    const [, fenced = ''] = /<(?:file-data-\w+)>\n([\s\S]*)\n<\//.exec(text) ?? [];
    expect(JSON.parse(fenced).checks).toContainEqual(own);
  });
});

describe('read_page', () => {
  const faqs = '/docs/faqs';

  test('an address with #section gives that section, by the id that the page has', async () => {
    const whole = await here.call('read_page', { address: faqs });
    for (const address of [`${faqs}#two-signers`, `${faqs}.md#two-signers`]) {
      const { text, data } = await here.call('read_page', { address });
      expect(text).toMatch(/^### Can two people or organizations sign one file\?/);
      expect(timesIn(text, '\n### ')).toBe(0);
      expect(whole.text).toContain(text);
      expect(data.url).toMatch(/\/docs\/faqs#two-signers$/);
    }
    const other = await here.call('read_page', { address: `${faqs}#do-they-detect-ai` });
    expect(other.text).toMatch(/^### Do they detect AI\?/);
  });

  test('a section that doesn’t exist is named, with the headings that do', async () => {
    const { isError, text } = await here.call('read_page', { address: `${faqs}#no-such-section` });
    expect(isError).toBe(true);
    expect(text).toMatch(
      /^\/docs\/faqs has no section "#no-such-section". Its headings: .*Do they detect AI\?/,
    );
  });

  test('a comment in a program isn’t a heading', async () => {
    const address = '/docs/c2patool';
    const section = await here.call('read_page', { address: `${address}#read-in-a-script` });
    expect(section.text).toMatch(/```sh\n[\s\S]*\n# Usage: sh read\.sh[\s\S]*\n```/);
    const answer = await here.call('read_page', { address: `${address}#usage-sh-readsh-signedjpg` });
    expect(answer.text).toContain('has no section');
  });

  test('an offset gives the rest of a page, and nothing else', async () => {
    const { data } = await here.call('read_page', { address: faqs });
    const total = Number(data.total_characters);
    const last = await here.call('read_page', { address: faqs, offset: total - 100 });
    expect(last.text).toBe(last.data.markdown);
    expect(last.text).toHaveLength(100);
  });
});

describe('certificate_rules', () => {
  test('takes a signing request, and says what a CA would get', async () => {
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
    const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
    const request = await Pkcs10CertificateRequestGenerator.create({
      name: 'CN=Example Signer, O=Example',
      keys,
      signingAlgorithm: algorithm,
    });
    const { text, isError, data } = await here.call('certificate_rules', {
      chain: request.toString('pem'),
    });
    expect(isError, text).toBe(false);
    expect(data.verdict).toMatchObject({ label: 'Ready to send' });
    expect(text).toContain('The CA decides what goes into the certificate');
  });

  test('a chain isn’t repeated in the answer', async () => {
    const root = await newHolder({ O: 'Fjordvik', CN: 'Fjordvik Root CA' });
    const signer = await newHolder({ O: 'Fjordvik', CN: 'Fjordvik Signer' });
    const answer = await here.call('certificate_rules', { chain: await issuePem(signer, root) });
    expect(answer.text).toMatch(/^Works for signing\. .*\n(?:.*\n)*\d+ rules are kept\./);
    expect(answer.text.length).toBeLessThan(1500);
    expect(answer.text + JSON.stringify(answer.data)).not.toMatch(/Root CA|BEGIN CERTIFICATE/);
  });

  test('something else is named', async () => {
    const chain = readFileSync('tests/fixtures/certificates/list.crl', 'utf8');
    const { isError, text } = await here.call('certificate_rules', { chain });
    expect(isError).toBe(true);
    expect(text).toContain('This is a certificate revocation list (CRL), not a certificate');
  });
});

describe('find_sample', () => {
  test.each(['sign', 'signing', 'signed'])('“%s an image” is about signing', async (word) => {
    const { data } = await here.call('find_sample', { task: `${word} an image`, language: 'python' });
    expect((data.sample as { task: string }).task).toMatch(/^sign/);
  });

  test('every program that it lists can be read, with its files', async () => {
    const site = join(dirname(realpathSync(here.program)), 'site.json');
    const { samples } = JSON.parse(readFileSync(site, 'utf8')) as SiteData;
    const broken: string[] = [];
    for (const { task, languages } of samples)
      for (const language of Object.keys(languages)) {
        const { data, text } = await here.call('find_sample', { task, language });
        const sample = data.sample as { files: Array<{ path: string; text: string }> } | undefined;
        if (!sample?.files.every((file) => file.text.length > 0))
          broken.push(`${task}, ${language}: ${text}`);
      }
    expect(samples.length).toBeGreaterThan(50);
    expect(broken).toEqual([]);
  });

  test.each(['c2patool', 'node', 'web', 'python', 'rust', 'cpp', 'c'])(
    'a trust list in %s is a program about trust',
    async (language) => {
      const { data } = await here.call('find_sample', { task: 'validate with a trust list', language });
      expect((data.sample as { task: string }).task).toMatch(/^(?:validate-trust|trust-lists)$/);
    },
  );
});
