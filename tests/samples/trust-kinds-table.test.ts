// The table of what each kind of trust entry makes trusted, on the cores that run here.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { given } from '../support/given.ts';
import { nodeModulesWith } from './key-services.ts';
import { samplePath } from './workspace.ts';

interface Sdk {
  initSync(options: { module: Buffer }): void;
  WasmReader: { fromBytes(type: string, bytes: Buffer, settings: string): Promise<{ json(): string }> };
}
interface Report {
  validation_state: string;
  validation_results: { activeManifest: { success: Array<{ code: string; explanation: string }> } };
}

const VERSIONS = { '0.91': '0.13.3', '0.92': '0.15.0' };
const KINDS = ['manifest', 'tsa', 'cawg'];
const CODES = {
  'Claim signer': 'signingCredential.trusted',
  'Time stamp': 'timeStamp.trusted',
  Identity: 'cawg.x509.credential.trusted',
};

const packages = Object.entries(VERSIONS).map(
  ([core, one]) => `core-${core}@npm:@contentauth/c2pa-wasm@${one}`,
);
const modules = await nodeModulesWith('trust-kinds', ['--ignore-scripts', ...packages]);
const example = (name: string) => readFile(samplePath('manifest-examples', 'files', name));

async function load(core: string): Promise<Sdk> {
  const folder = join(modules as string, `core-${core}`, 'pkg');
  const sdk: Sdk = await import(pathToFileURL(join(folder, 'c2pa.js')).href);
  sdk.initSync({ module: await readFile(join(folder, 'c2pa_bg.wasm')) });
  return sdk;
}

async function read({ WasmReader }: Sdk, file: string, anchors: readonly object[]): Promise<Report> {
  const settings = JSON.stringify({ trust: { anchors } });
  return JSON.parse((await WasmReader.fromBytes('image/jpeg', await example(file), settings)).json());
}

/** The page's cells by row and column: `manifest` and `Claim signer in 0.91`. */
async function table(): Promise<Map<string, Map<string, string>>> {
  const page = await readFile('docs/manifest/reading/trust-anchors.mdx', 'utf8');
  const cells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', ''));
  const [head = [], , ...rows] =
    page
      .match(/^\| Kind of the entry \|.*\n(?:\|.*\n)+/m)?.[0]
      .trim()
      .split('\n')
      .map(cells) ?? [];
  return new Map(
    rows.map(([kind = '', ...row]) => [kind, new Map(row.map((cell, at) => [head[at + 1] ?? '', cell]))]),
  );
}

given(modules, 'packages can’t be installed without a network').describe('anchors by kind', () => {
  let root: string;
  let identityRoot: string;
  beforeAll(async () => {
    root = (await example('example-root.pem')).toString();
    identityRoot = (await example('example-identity-root.pem')).toString();
  });

  describe.each(Object.keys(VERSIONS))('core %s', (core) => {
    test('does what the page says', { timeout: 120_000 }, async () => {
      const rows = await table();
      expect([...rows.keys()]).toEqual(KINDS);
      const sdk = await load(core);
      for (const kind of KINDS) {
        const stamped = await read(sdk, 'time-stamped.jpg', [{ trust_kind: kind, trust_anchors: root }]);
        const identified = await read(sdk, 'identity.jpg', [
          { trust_kind: 'manifest', trust_anchors: root },
          { trust_kind: kind, trust_anchors: identityRoot },
        ]);
        const says = (report: Report, what: keyof typeof CODES) =>
          report.validation_results.activeManifest.success.some(({ code }) => code === CODES[what])
            ? 'Trusted'
            : 'Not trusted';
        const cell = (column: string) => rows.get(kind)?.get(column);
        const stampColumn = core === '0.91' ? 'Time stamp before 0.91.9' : 'Time stamp from 0.91.9';
        expect(says(stamped, 'Claim signer'), kind).toBe(cell(`Claim signer in ${core}`));
        expect(says(stamped, 'Time stamp'), kind).toBe(cell(stampColumn));
        expect(says(identified, 'Identity'), kind).toBe(cell('Identity in both'));
      }
    });

    test('names the signers’ list for an anchor on both lists, and not for a TSA’s, with the entries of check_signer.py', async () => {
      const [signers, tsas] = ['https://example.org/signers', 'https://example.org/tsas'];
      const entry = (trust_kind: string, trust_uri: string, trust_anchors: string) => ({
        trust_kind,
        trust_uri,
        trust_anchors,
      });
      const sdk = await load(core);
      // Which of two matching entries the report names is chance in 0.91.
      for (let time = 0; time < 5; time += 1) {
        const both = await read(sdk, 'time-stamped.jpg', [
          entry('manifest', signers, root),
          entry('tsa', signers, root),
          entry('tsa', tsas, ''),
        ]);
        const passed = both.validation_results.activeManifest.success;
        expect(passed.map(({ code }) => code)).toContain('timeStamp.trusted');
        expect(passed.find(({ code }) => code === 'signingCredential.trusted')?.explanation).toContain(
          `[${signers}]`,
        );
      }
      const other = await read(sdk, 'time-stamped.jpg', [
        entry('manifest', signers, identityRoot),
        entry('tsa', signers, ''),
        entry('tsa', tsas, root),
      ]);
      expect(JSON.stringify(other.validation_results.activeManifest)).not.toContain(`[${signers}]`);
      expect(other.validation_state).toBe(core === '0.91' ? 'Trusted' : 'Valid');
    });
  });
});
