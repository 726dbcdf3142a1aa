import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** `name version`, as shown under a sample. */
export interface Pin {
  name: string;
  version: string;
}

const pin = z.string().transform((text, context): Pin => {
  const [name, version, ...more] = text.split(' ');
  if (name && version && more.length === 0) return { name, version };
  context.addIssue(`write \`name version\`, not \`${text}\``);
  return z.NEVER;
});

/** The versions that samples run with and that no language's own file has: samples/tools.json. */
const toolsFile = z.strictObject({
  /** The newest one that builds with the installed Rust. */
  c2patool: z.string(),
  /** Creates the C header from the sources of the C API. */
  cbindgen: z.string(),
  /** The Python wheel contains the C API's shared library; both have the same core version. */
  c: z.strictObject({ library: pin, header: pin }),
  /** The C++ wrapper is written for one version of the C API, so it also needs a matching wheel and header. */
  cpp: z.strictObject({ wrapper: pin, library: pin, header: pin }),
  /** The Rust core in each language's package, which it writes into every claim. `tests/samples/cores.test.ts` compares them. */
  cores: z.record(z.string(), z.string().regex(/^\d+\.\d+\.\d+$/)),
});

export type ToolsFile = z.infer<typeof toolsFile>;

/** @returns undefined if the folder has no such file @throws Error with every mistake in it */
export function readToolsFile(samplesDir: string): ToolsFile | undefined {
  const path = join(samplesDir, 'tools.json');
  if (!existsSync(path)) return undefined;
  const { data, error } = toolsFile.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!data) throw new Error(`samples/tools.json: ${z.prettifyError(error)}`);
  return data;
}
