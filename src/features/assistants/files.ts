import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AGENTS_FILE, type AssistantSample, SITE_DATA_FILE } from 'content-credentials-mcp/site/data';
import { twinAddress } from '../../config/address.ts';
import { zipOf } from '../../content/packages/archive.ts';
import type { SitePage } from '../../content/page-value.ts';
import type { SiteData } from '../../integrations/configuration.ts';
import { agentsFile, assistantMistakes, hasMistakes, SKILL, skillFiles } from './agents-file.ts';
import { packedServer } from './bundle.ts';
import { samplesOf, siteDataOf } from './site-data.ts';

const DOWNLOADS = 'downloads';
/** Readers have these addresses in configuration files, so don't change them. */
const SKILL_FILE = `${DOWNLOADS}/${SKILL}-skill.zip`;
const SERVER_FILE = `${DOWNLOADS}/content-credentials-mcp.tgz`;

/** The text of every program that a sample consists of, by the path where the site serves it. */
function programsOf(samples: readonly AssistantSample[], sourceDir: string): Map<string, string> {
  const all = samples.flatMap(({ languages }) => Object.values(languages).flatMap(({ files }) => files));
  return new Map(all.map(({ path, at }) => [at, readFileSync(join(sourceDir, 'samples', path), 'utf8')]));
}

/** What the MCP server has besides its own data. */
interface SiteFiles {
  pages: readonly SitePage[];
  /** The files of the search, and the site's data, by path. */
  index: ReadonlyMap<string, string>;
  data: ReadonlyMap<string, string>;
}

type Make = () => Promise<string | Uint8Array> | string | Uint8Array;

/**
 * The files for assistants, by path, each made when it's asked for: `/agents.md`, the skill, the tools' data, every program of
 * a sample, and the MCP server as a package with the site's pages. A site without data/assistant-mistakes.json has none of them, and
 * one without packages/mcp doesn't have the server.
 */
export function assistantFiles(
  data: Pick<SiteData, 'site' | 'sidebars'>,
  sourceDir: string,
  site: () => Promise<SiteFiles>,
): Map<string, Make> {
  if (!hasMistakes(sourceDir)) return new Map();
  const mistakes = assistantMistakes(sourceDir);
  const hasServer = existsSync(join(sourceDir, 'packages/mcp/package.json'));
  const programs = programsOf(samplesOf(sourceDir), sourceDir);
  const agents = () => agentsFile(data.site, mistakes, sourceDir, hasServer);
  const skill = () =>
    zipOf(
      SKILL,
      skillFiles(data.site, mistakes, agents(), (file) =>
        readFileSync(join(sourceDir, 'samples', file), 'utf8'),
      ),
    );
  const siteText = (pages: readonly SitePage[]) =>
    `${JSON.stringify(siteDataOf(data, sourceDir, pages, mistakes))}\n`;
  const server = async () => {
    const { pages, index, data: published } = await site();
    const twins = pages.flatMap(({ address, markdown, noIndex }) =>
      markdown === undefined || noIndex ? [] : [[twinAddress(address).slice(1), markdown] as const],
    );
    const files = new Map([...twins, ...index, ...published, ...programs]);
    return packedServer(sourceDir, files.set(SITE_DATA_FILE, siteText(pages)));
  };
  return new Map<string, Make>([
    [AGENTS_FILE, agents],
    [SKILL_FILE, skill],
    [SITE_DATA_FILE, async () => siteText((await site()).pages)],
    ...[...programs].map(([path, text]) => [path, () => text] as const),
    ...(hasServer ? [[SERVER_FILE, server] as const] : []),
  ]);
}
