import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssistantSample, AssistantSiteData } from 'content-credentials-mcp/site/data';
import type { Mistakes } from 'content-credentials-mcp/site/mistake';
import { absoluteUrl } from '../../config/address.ts';
import { clinicTable } from '../../content/data/certificate-rules.ts';
import type { SitePage } from '../../content/page-value.ts';
import type { SiteData } from '../../integrations/configuration.ts';
import { sectionsOf } from '../machine-readable/llms.ts';
import { companionsOf, savedFrom } from '../samples/files.ts';
import { argsOf, commandOf } from '../samples/run.ts';
import { readTasks } from '../samples/task.ts';
import { taskIndex } from '../samples/task-index.ts';
import { convertedLists } from '../trust/data.ts';
import { trustListFileOf } from '../trust/schema.ts';

/** Every task with its programs, as the task index shows them. Empty for a site without that index. */
export function samplesOf(sourceDir: string): AssistantSample[] {
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
export function siteDataOf(
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
