import { z } from 'zod';
import { mistakesSchema } from './mistake.ts';

/** Where the build writes {@link siteDataSchema}, below the site's base. */
export const SITE_DATA_FILE = 'data/assistants.json';
/** The rules for assistants, below the site's base. Readers name it in their configuration, so it stays. */
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
      /** The program, then what it needs beside it, below `samples/`; empty if the library can't do it. */
      files: z.array(z.string()),
      /** How it was checked, or why there's none. */
      note: z.string(),
      /** How to start it, where one command is enough. */
      command: z.string().optional(),
    }),
  ),
});

/** What an assistant's tools need of the site besides its pages, its search index, and its JSON Schemas. */
export const siteDataSchema = z.object({
  schema: z.literal(1),
  title: z.string(),
  /** Where the site is published, with its base and a slash at the end. */
  url: z.string(),
  pages: z.array(page),
  samples: z.array(sample),
  mistakes: mistakesSchema,
  /** The table of the certificate clinic; its shape is that of `ClinicTable`. */
  certificateRules: z.looseObject({
    sdk: z.string(),
    specification: z.string(),
    rules: z.array(z.unknown()),
  }),
});

export type AssistantSiteData = z.infer<typeof siteDataSchema>;
export type AssistantSample = z.infer<typeof sample>;
