import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readDataFile } from '../read-data-file.ts';

const fileName = z.string().regex(/^[a-z][a-z-]*\.[a-z0-9]+$/);
const state = z.enum(['Invalid', 'Valid', 'Trusted']);

const example = z.strictObject({
  /** Names the page, /docs/manifest/manifest-examples/<name>, and the report, <name>.json. Never change one. */
  name: z.string().regex(/^[a-z][a-z-]*$/),
  title: z.string(),
  /** A few words for tables. */
  shows: z.string().max(40),
  file: fileName,
  /** The manifest store, where it is not in the file. */
  store: fileName.optional(),
  type: z.enum(['image/jpeg', 'audio/wav', 'video/mp4']),
  /** What a person sees or hears. */
  description: z.string(),
  /** Below samples/. */
  program: z.string(),
  /** What scripts/make-examples.ts gives to the program; `{tsa}` is the address of a time-stamp authority. */
  args: z.array(z.string()),
  /** The file that is published as `file`, where the program leaves its input as it was. */
  copyOf: z.string().optional(),
  /** The reading with `root` as trust anchor. The reading without is in the report. */
  trusted: z.strictObject({ state, failures: z.array(z.string()) }),
});

const list = z.strictObject({
  made: z.iso.date(),
  with: z.string(),
  /** The certificate to trust, beside the files. */
  root: fileName,
  examples: z.array(example).min(1),
});

const status = z.looseObject({ code: z.string(), url: z.string().optional() });
const codes = z.looseObject({
  success: z.array(status),
  informational: z.array(status),
  failure: z.array(status),
});

/** As much of a report as pages say about it; the rest is shown as it is. */
const report = z.looseObject({
  active_manifest: z.string(),
  manifests: z.record(z.string(), z.looseObject({ ingredients: z.array(z.unknown()).optional() })),
  validation_state: state,
  validation_results: z.looseObject({ activeManifest: codes }),
});

export type ManifestExampleList = z.infer<typeof list>;
export type ManifestExample = ManifestExampleList['examples'][number];
export type ExampleReport = z.infer<typeof report>;

/** Where the files are, from the root of the project and of the site alike. */
export const EXAMPLE_FILES = 'samples/manifest-examples/files';

/** The examples in the order of their pages. @throws Error when the data file is wrong */
export function manifestExamples(sourceDir: string): ManifestExampleList {
  return readDataFile(sourceDir, 'manifest-examples.json', list);
}

/** What was read from an example's file without a trust anchor. @throws Error when it is not there */
export function exampleReport(sourceDir: string, { name }: Pick<ManifestExample, 'name'>): ExampleReport {
  return report.parse(JSON.parse(readFileSync(join(sourceDir, EXAMPLE_FILES, `${name}.json`), 'utf8')));
}

export interface ReadExample extends ManifestExample {
  bytes: number;
  report: ExampleReport;
  /** Ingredients of the active manifest. */
  ingredients: number;
}

/** An example with what its files say. */
export function readExample(sourceDir: string, example: ManifestExample): ReadExample {
  const report = exampleReport(sourceDir, example);
  return {
    ...example,
    bytes: statSync(join(sourceDir, EXAMPLE_FILES, example.file)).size,
    report,
    ingredients: report.manifests[report.active_manifest]?.ingredients?.length ?? 0,
  };
}
