import { existsSync, globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AGENTS_FILE, type AssistantSiteData, SITE_DATA_FILE } from 'content-credentials-mcp/site/data';
import { zipSync } from 'fflate';
import { twinAddress } from '../../addresses/address.ts';
import { assistantMistakes, hasMistakes } from '../../content/data/assistant-mistakes.ts';
import { builtPages } from '../built-pages.ts';
import type { SiteData } from '../configuration.ts';
import type { FileWriter } from '../files.ts';
import { writeFiles } from '../write-file.ts';
import { agentsFile, SKILL, skillFiles } from './agents-file.ts';
import { packedServer } from './pack.ts';
import { siteDataOf } from './site-data.ts';

const DOWNLOADS = 'downloads';
/** Readers have these addresses in configuration files, so don't change them. */
const SKILL_FILE = `${DOWNLOADS}/${SKILL}-skill.zip`;
const SERVER_FILE = `${DOWNLOADS}/content-credentials-mcp.tgz`;

/** Zip stores local time without a zone, so a date built from local numbers is the same wherever the site is built. */
const DATE = new Date(2000, 0, 1);

/** The files of the built site that the server includes, by path. */
async function siteFiles(
  out: string,
  { pages, trustLists }: AssistantSiteData,
  programs: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const paths = [
    ...pages.map(({ address }) => twinAddress(address).slice(1)),
    ...globSync(['search-index.json', '_astro/search-*.json', 'schemas/*.json'], { cwd: out }),
    'data/status-codes.json',
    ...trustLists.map(({ path }) => path),
  ];
  const texts = paths
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => existsSync(join(out, path)))
    .map(async (path) => [path, await readFile(join(out, path), 'utf8')] as const);
  return new Map([...(await Promise.all(texts)), ...programs]);
}

/** The text of every program that a sample consists of, by the path where the site serves it. */
function programsOf({ samples }: AssistantSiteData, sourceDir: string): Map<string, string> {
  const all = samples.flatMap(({ languages }) => Object.values(languages).flatMap(({ files }) => files));
  return new Map(all.map(({ path, at }) => [at, readFileSync(join(sourceDir, 'samples', path), 'utf8')]));
}

/**
 * Writes the files for assistants: `/agents.md`, the skill, the tools' data, and the MCP server as a package with
 * this build's pages. A site without data/assistant-mistakes.json gets none of them, and one without packages/mcp
 * doesn't get the server. Must run after the twins, the search index, and the samples are written.
 */
export function assistants(data: SiteData, sourceDir: string): FileWriter {
  return {
    name: 'assistants',
    async write(out, logger) {
      if (!hasMistakes(sourceDir)) return;
      const start = performance.now();
      writeFiles(out, await filesFor(data, sourceDir, out));
      logger.info(`agents.md, skill, and server in ${Math.round(performance.now() - start)} ms`);
    },
  };
}

/** All of them, by path. */
async function filesFor(
  data: SiteData,
  sourceDir: string,
  out: string,
): Promise<Map<string, string | Uint8Array>> {
  const mistakes = assistantMistakes(sourceDir);
  const hasServer = existsSync(join(sourceDir, 'packages/mcp/package.json'));
  const agents = agentsFile(data.site, mistakes, sourceDir, hasServer);
  const skill = skillFiles(data.site, mistakes, agents, (file) =>
    readFileSync(join(sourceDir, 'samples', file), 'utf8'),
  );
  const entries = [...skill].map(([path, text]) => [path, new TextEncoder().encode(text)] as const);
  const siteData = siteDataOf(data, sourceDir, await builtPages(out), mistakes);
  const siteText = `${JSON.stringify(siteData)}\n`;
  const files = new Map<string, string | Uint8Array>([
    [AGENTS_FILE, agents],
    [SKILL_FILE, zipSync(Object.fromEntries(entries), { level: 9, mtime: DATE })],
    [SITE_DATA_FILE, siteText],
  ]);
  const programs = programsOf(siteData, sourceDir);
  // The build has written those that pages name. An assistant can ask for each of them.
  for (const [at, text] of programs) if (!existsSync(join(out, at))) files.set(at, text);
  if (!hasServer) return files;
  const texts = (await siteFiles(out, siteData, programs)).set(SITE_DATA_FILE, siteText);
  return files.set(SERVER_FILE, await packedServer(sourceDir, texts));
}
