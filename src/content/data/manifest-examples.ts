import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { dataFile } from '../read-data-file.ts';

const fileName = z.string().regex(/^[a-z][a-z-]*\.[a-z0-9]+$/);
const state = z.enum(['Invalid', 'Valid', 'Trusted']);

const example = z.strictObject({
  /**
   * Used in the address of the page, /docs/manifest/manifest-examples/<name>, and of the report, <name>.json. Never
   * change one.
   */
  name: z.string().regex(/^[a-z][a-z-]*$/),
  title: z.string(),
  /** A short name for tables. */
  shows: z.string().max(40),
  file: fileName,
  /** The manifest store, if it isn't in the file. */
  store: fileName.optional(),
  type: z.enum(['image/jpeg', 'audio/wav', 'video/mp4']),
  /** What people see or hear. */
  description: z.string(),
  /** Path in samples/. */
  program: z.string(),
  /** The arguments that scripts/make-examples.ts passes; `{tsa}` is the address of a time-stamping authority. */
  args: z.array(z.string()),
  /** The file that's published as `file` if the program doesn't change its input. */
  copyOf: z.string().optional(),
  /** The result with `root` as trust anchor. The result without is in the report. */
  trusted: z.strictObject({ state, failures: z.array(z.string()) }),
});

const list = z.strictObject({
  created: z.iso.date(),
  with: z.string(),
  /** The root certificate, next to the files. */
  root: fileName,
  examples: z.array(example).min(1),
});

const status = z.looseObject({ code: z.string(), url: z.string().optional() });
const codes = z.looseObject({
  success: z.array(status),
  informational: z.array(status),
  failure: z.array(status),
});

/** The parts of a report that pages mention; the rest is shown unchanged. */
const report = z.looseObject({
  active_manifest: z.string(),
  manifests: z.record(z.string(), z.looseObject({ ingredients: z.array(z.unknown()).optional() })),
  validation_state: state,
  validation_results: z.looseObject({ activeManifest: codes }),
});

export type ManifestExampleList = z.infer<typeof list>;
export type ManifestExample = ManifestExampleList['examples'][number];
export type ExampleReport = z.infer<typeof report>;

/** Path of the files, from the root of both the project and the site. */
export const EXAMPLE_FILES = 'samples/manifest-examples/files';

/** The examples in page order. @throws Error if the data file has a mistake */
export const manifestExamples = dataFile('manifest-examples.json', list);

/** The report on an example's file without a trust anchor. @throws Error if it doesn't exist */
export function exampleReport(sourceDir: string, { name }: Pick<ManifestExample, 'name'>): ExampleReport {
  return report.parse(JSON.parse(readFileSync(join(sourceDir, EXAMPLE_FILES, `${name}.json`), 'utf8')));
}

export interface ReadExample extends ManifestExample {
  bytes: number;
  report: ExampleReport;
  /** Ingredients of the active manifest. */
  ingredients: number;
}

/** An example with the contents of its files. */
export function readExample(sourceDir: string, example: ManifestExample): ReadExample {
  const report = exampleReport(sourceDir, example);
  return {
    ...example,
    bytes: statSync(join(sourceDir, EXAMPLE_FILES, example.file)).size,
    report,
    ingredients: report.manifests[report.active_manifest]?.ingredients?.length ?? 0,
  };
}
