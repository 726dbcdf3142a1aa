import { openIndex } from '@content-credentials/search/load';
import type { Search } from '@content-credentials/search/search';
import { z } from 'zod';
import type { SiteFiles } from './files.ts';
import { mistakesSchema } from './mistake.ts';

/** Where the build writes {@link siteDataSchema}, relative to the site's base. */
export const SITE_DATA_FILE = 'data/assistants.json';
/**
 * The rules for assistants, relative to the site's base. Readers have it in their configuration, so don't change it.
 */
export const AGENTS_FILE = 'agents.md';

const page = z.object({
  /** `/docs/signing`. */
  address: z.string(),
  title: z.string(),
  description: z.string(),
  section: z.string(),
});

const sample = z.object({
  task: z.string(),
  title: z.string(),
  group: z.string(),
  /** The section that explains it. */
  page: z.string().optional(),
  languages: z.record(
    z.string(),
    z.object({
      /** The program, then the files it needs; empty if the library can't do it. */
      files: z.array(
        z.object({
          /** Relative to `samples/`: `read-manifest/web/index.html`. */
          path: z.string(),
          /** Where the site serves it: `samples/read-manifest/web/index.html.txt`. */
          at: z.string(),
        }),
      ),
      /** How it was checked, or why there's none. */
      note: z.string(),
      /** The command that starts it, if one is enough. */
      command: z.string().optional(),
    }),
  ),
});

/** What an assistant's tools need from the site in addition to its pages, search index, and JSON Schemas. */
const siteDataSchema = z.object({
  schema: z.literal(1),
  title: z.string(),
  /** The site's public URL, with its base and a trailing slash. */
  url: z.string(),
  pages: z.array(page),
  samples: z.array(sample),
  mistakes: mistakesSchema,
  /** Converted trust lists, relative to the site's base. */
  trustLists: z.array(z.object({ path: z.string(), isDefault: z.boolean() })).default([]),
  /** The table of the certificate clinic; its shape is that of `ClinicTable`. */
  certificateRules: z.looseObject({
    sdk: z.string(),
    specification: z.string(),
    rules: z.array(z.unknown()),
  }),
});

export type AssistantSiteData = z.infer<typeof siteDataSchema>;
export type AssistantSample = z.infer<typeof sample>;

/** Everything that tools work with. */
export interface Context {
  files: SiteFiles;
  data: AssistantSiteData;
  /** The site's own search; its index is read when it's first needed. */
  search: () => Promise<Search>;
  /** Folders whose files may be inspected; undefined: any file that this process can read. */
  folders: readonly string[] | undefined;
}

/**
 * Opens the documentation.
 * @throws Error if the site's version differs from this package's
 */
export async function openSite(files: SiteFiles, folders: Context['folders']): Promise<Context> {
  const parsed = siteDataSchema.safeParse(JSON.parse(await files.read(SITE_DATA_FILE)));
  if (!parsed.success)
    throw new Error(
      `${SITE_DATA_FILE} isn't what this version of the server expects. Install the server from the same site.`,
    );
  return {
    files,
    data: parsed.data,
    search: openIndex(async (path) => JSON.parse(await files.read(path))).all,
    folders,
  };
}
