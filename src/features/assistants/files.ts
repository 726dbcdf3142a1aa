import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sample } from 'content-credentials-mcp/site';
import { absoluteUrl } from '../../config/address.ts';
import type { Site } from '../../config/site.ts';
import { clinicTable } from '../../content/data/certificate-rules.ts';
import { zipOf } from '../../content/packages/archive.ts';
import type { SitePage } from '../../content/page-value.ts';
import { companionsOf } from '../samples/files.ts';
import { argsOf, commandOf } from '../samples/run.ts';
import { readTasks } from '../samples/task.ts';
import { taskIndex } from '../samples/task-index.ts';
import { convertedLists } from '../trust/data.ts';
import { AGENTS_FILE, agentsFile, assistantMistakes, hasMistakes, SKILL, skillFiles } from './agents-file.ts';
import { packedServer } from './bundle.ts';

/** Every task with its programs, as the task index shows them. */
function samplesOf(sourceDir: string): Sample[] {
  const samplesDir = join(sourceDir, 'samples');
  const all = readTasks(samplesDir);
  const textOf = (path: string) => readFileSync(join(samplesDir, path), 'utf8');
  return taskIndex(sourceDir).tasks.map(({ samples, ...about }) => ({
    ...about,
    languages: Object.fromEntries(
      Object.entries(samples).flatMap(([language, { note }]) => {
        const task = all.get(about.task);
        const check = task?.languages[language];
        if (!task || !check || check.runs === 'cannot') return [];
        const file = `${about.task}/${language}/${check.file}`;
        const args = argsOf(task, check);
        const command = args && commandOf(language, check.file, args, textOf(file));
        const paths = [file, ...companionsOf(samplesDir, file)];
        return [[language, { files: paths.map((path) => ({ path, text: textOf(path) })), note, command }]];
      }),
    ),
  }));
}

/** Readers have these addresses in configuration files, so don't change them. */
const SKILL_FILE = `downloads/${SKILL}-skill.zip`;
const SERVER_FILE = 'downloads/content-credentials-mcp.tgz';

/** What the MCP server has besides its own data. */
interface Built {
  pages: readonly SitePage[];
  /** The files of the search, and the site's data, by path. */
  index: ReadonlyMap<string, string>;
  data: ReadonlyMap<string, string>;
}

type Make = () => Promise<string | Uint8Array> | string | Uint8Array;

/**
 * The files for assistants, by path, each made when it's asked for: `/agents.md`, the skill, and the MCP server as a package with
 * the site's pages. A site without data/assistant-mistakes.json has none of them.
 */
export function assistantFiles(
  site: Site,
  sourceDir: string,
  built: () => Promise<Built>,
): Map<string, Make> {
  if (!hasMistakes(sourceDir)) return new Map();
  const mistakes = assistantMistakes(sourceDir);
  const server = async () => {
    const { pages, index, data } = await built();
    const json = (path: string) => JSON.parse(data.get(path) ?? 'null');
    return packedServer({
      title: site.title,
      url: absoluteUrl('/', site),
      pages: pages.flatMap(({ address, title, markdown }) =>
        markdown === undefined ? [] : [{ address, title, markdown }],
      ),
      searchIndex: Object.fromEntries([...index].map(([path, text]) => [path, JSON.parse(text)])),
      samples: samplesOf(sourceDir),
      mistakes,
      statusCodes: json('data/status-codes.json'),
      definitionSchema: json('schemas/manifest-definition.schema.json'),
      certificateRules: clinicTable(sourceDir),
      trustLists: convertedLists(site, sourceDir).lists.map(({ configured: { isDefault }, file }) => ({
        ...file,
        isDefault,
      })),
    });
  };
  return new Map<string, Make>([
    [AGENTS_FILE, () => agentsFile(site, mistakes, sourceDir)],
    [SKILL_FILE, () => zipOf(SKILL, skillFiles(site, mistakes, sourceDir))],
    [SERVER_FILE, server],
  ]);
}
