import { readFileSync } from 'node:fs';
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

const toolsSchema = z.strictObject({
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

/** The versions that every language's samples run with. */
export type Pins = z.infer<typeof toolsSchema> & { python: string; rust: string; node: string; web: string };

const found = (text: string, pattern: RegExp, file: string): string => {
  const version = pattern.exec(text)?.[1];
  if (!version) throw new Error(`samples/${file} has no version (looked for ${pattern.source})`);
  return version;
};

/**
 * The versions, from the files that each language's own tools read: samples/package.json, requirements.txt, and
 * Cargo.toml; tools.json has the rest.
 */
export function readPins(samplesDir: string): Pins {
  const read = (file: string) => readFileSync(join(samplesDir, file), 'utf8');
  const tools = toolsSchema.safeParse(JSON.parse(read('tools.json')));
  if (!tools.success) throw new Error(`samples/tools.json: ${z.prettifyError(tools.error)}`);
  const npm = (name: string) =>
    found(read('package.json'), new RegExp(`"${name}": "([\\d.]+)"`), 'package.json');
  return {
    ...tools.data,
    node: npm('@contentauth/c2pa-node'),
    web: npm('@contentauth/c2pa-web'),
    python: found(read('requirements.txt'), /^c2pa-python==([\d.]+)$/m, 'requirements.txt'),
    rust: found(read('Cargo.toml'), /^c2pa = .*"=([\d.]+)"/m, 'Cargo.toml'),
  };
}
