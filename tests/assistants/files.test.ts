import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ProgramLanguage } from 'content-credentials-mcp/mistake';
import type { SiteData } from 'content-credentials-mcp/site';
import { unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { findMistakes } from '../../packages/mcp/src/tools/check-code.ts';
import { assistantMistakes } from '../../src/features/assistants/agents-file.ts';
import { packedServer } from '../../src/features/assistants/bundle.ts';
import { builtDir } from '../support/site-pages.ts';
import { tarball } from './support/tarball.ts';

const { mistakes, version } = assistantMistakes('.');
const agents = readFileSync(join(builtDir, 'agents.md'), 'utf8');

test('agents.md has its version, every rule, and the code of samples/, and stays short', () => {
  expect(agents).toContain(`Version ${version}`);
  for (const { rule, fix, samples } of mistakes) {
    expect(agents).toContain(`### ${rule}`);
    expect(agents).toContain(fix);
    for (const { file } of samples) expect(agents).toContain(`From samples/${file}:`);
  }
  expect(agents.length).toBeLessThan(30_000);
  expect(readFileSync(join(builtDir, 'llms.txt'), 'utf8')).toContain('/agents.md');
});

const LANGUAGES: Readonly<Record<string, ProgramLanguage>> = { py: 'python', sh: 'shell', json: 'json' };

test('the code in agents.md makes none of the mistakes', () => {
  const fences = [...agents.matchAll(/From samples\/\S*?\/(\w+)\/\S*?\.(\w+):\n\n```\w+\n([\s\S]*?)\n```/g)];
  expect(fences.length).toBeGreaterThanOrEqual(12);
  for (const [, folder = '', ending = '', code = ''] of fences) {
    const language = LANGUAGES[ending] ?? (folder === 'web' ? 'web' : 'node');
    expect(findMistakes(code, language, mistakes)).toEqual([]);
  }
});

test('the addresses in agents.md are files of the site', () => {
  const [, url = ''] = /^Version .*\((https:\/\/\S+)\)\.$/m.exec(agents) ?? [];
  const links = [...agents.matchAll(/https:\/\/[^\s)]+/g)].map(([link]) => link.replace(/[).,]+$/, ''));
  const own = links.filter((link) => link.startsWith(url) && link !== url);
  expect(own.length).toBeGreaterThan(15);
  for (const link of own) {
    const path = link.slice(url.length).replace(/#.*$/, '');
    const file = path.includes('.') ? path : `${path}.html`;
    expect(() => readFileSync(join(builtDir, file)), link).not.toThrow();
  }
});

test('the skill is a folder with a SKILL.md that names itself, the rules, and whole samples', () => {
  const files = unzipSync(readFileSync(join(builtDir, 'downloads/content-credentials-skill.zip')));
  const text = (name: string) => new TextDecoder().decode(files[`content-credentials/${name}`]);
  expect(text('SKILL.md')).toMatch(/^---\nname: content-credentials\ndescription: .{50,1024}\n---\n/);
  expect(text('rules.md')).toBe(agents);
  const sample = 'read-manifest/node/read.mjs';
  expect(text(`samples/${sample}`)).toBe(readFileSync(`samples/${sample}`, 'utf8'));
});

test('the package has no dependencies, no paths of this machine, and the licenses of what it contains', () => {
  const archive = gunzipSync(readFileSync(tarball)).toString('latin1');
  const names = [...archive.matchAll(/^(package\/[\w./-]+)\0/gm)].map(([, name]) => name);
  const manifest = JSON.parse(readFileSync('packages/mcp/package.json', 'utf8'));
  expect(manifest.dependencies).toBeUndefined();
  expect(manifest.license).toBe('MIT');
  expect(archive).not.toContain(process.cwd());
  expect(archive).toContain('@modelcontextprotocol/sdk');
  expect(archive).toContain('THIRD-PARTY-LICENSES.md');
  expect(names.every((name) => name?.startsWith('package/'))).toBe(true);
});

test('the same files make the same package, byte for byte', async () => {
  const site = { title: 'Docs' } as SiteData;
  // Caches of their own: each package is bundled and packed from the beginning.
  const caches = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'packed-twice-')));
  try {
    vi.stubEnv('SITE_CACHE', caches[0]);
    const first = await packedServer(site);
    vi.stubEnv('SITE_CACHE', caches[1]);
    const second = await packedServer(site);
    expect(first?.length).toBeGreaterThan(1_000_000);
    expect(Buffer.compare(Buffer.from(first ?? []), Buffer.from(second ?? []))).toBe(0);
  } finally {
    vi.unstubAllEnvs();
    for (const cache of caches) rmSync(cache, { recursive: true, force: true });
  }
});
