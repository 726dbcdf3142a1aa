import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mistakes } from 'content-credentials-mcp/site/mistake';
import {
  AGENTS_FILE,
  type AssistantSample,
  type AssistantSiteData,
  SITE_DATA_FILE,
} from 'content-credentials-mcp/site/open';
import { absoluteUrl, twinAddress } from '../../config/address.ts';
import { clinicTable } from '../../content/data/certificate-rules.ts';
import { zipOf } from '../../content/packages/archive.ts';
import type { SitePage } from '../../content/page-value.ts';
import type { SiteData } from '../../integrations/configuration.ts';
import { sectionsOf } from '../machine-readable/llms.ts';
import { companionsOf, savedFrom } from '../samples/files.ts';
import { argsOf, commandOf } from '../samples/run.ts';
import { readTasks } from '../samples/task.ts';
import { taskIndex } from '../samples/task-index.ts';
import { convertedLists } from '../trust/data.ts';
import { trustListFileOf } from '../trust/schema.ts';
import { agentsFile, assistantMistakes, hasMistakes, SKILL, skillFiles } from './agents-file.ts';
import { packedServer } from './bundle.ts';

/** Every task with its programs, as the task index shows them. Empty for a site without that index. */
function samplesOf(sourceDir: string): AssistantSample[] {
  if (!existsSync(join(sourceDir, 'data/task-index.json'))) return [];
  const samplesDir = join(sourceDir, 'samples');
  const all = readTasks(samplesDir);
  return taskIndex(sourceDir).tasks.map(({ task, title, group, page, samples }) => ({
    task,
    title,
    group,
    ...(page && { page }),
    languages: Object.fromEntries(
      Object.entries(samples).map(([language, { note }]) => {
        const known = all.get(task);
        const check = known?.languages[language];
        if (!known || !check || !('file' in check)) return [language, { files: [], note }];
        const file = `${task}/${language}/${check.file}`;
        const args = argsOf(known, check);
        const source = readFileSync(join(samplesDir, file), 'utf8');
        const command = args && commandOf(language, check.file, args, source);
        const files = [file, ...companionsOf(samplesDir, file)].map((path) => ({
          path,
          at: savedFrom(path).slice(1),
        }));
        return [language, { files, note, ...(command && { command }) }];
      }),
    ),
  }));
}

/** What assistants' tools need from the site. @param pages all pages */
function siteDataOf(
  { site, sidebars }: Pick<SiteData, 'site' | 'sidebars'>,
  sourceDir: string,
  pages: readonly SitePage[],
  mistakes: Mistakes,
): AssistantSiteData {
  const listed = sectionsOf(site, sidebars, pages).flatMap(({ label, addresses, pages: all }) =>
    addresses.map((address, index) => ({
      address,
      title: all[index]?.title ?? address,
      description: all[index]?.description ?? '',
      section: label,
    })),
  );
  const certificateRules = clinicTable(sourceDir);
  return {
    schema: 1,
    title: site.title,
    url: absoluteUrl('/', site),
    pages: listed,
    samples: samplesOf(sourceDir),
    mistakes,
    trustLists: convertedLists(site, sourceDir).lists.map(({ configured, file }) => ({
      path: trustListFileOf(file.id),
      isDefault: configured.isDefault,
    })),
    certificateRules: { ...certificateRules, rules: [...certificateRules.rules] },
  };
}

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
    const twins = pages.flatMap(({ address, markdown }) =>
      markdown === undefined ? [] : [[twinAddress(address).slice(1), markdown] as const],
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
