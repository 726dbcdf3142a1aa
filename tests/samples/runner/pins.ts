import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readToolsFile, type ToolsFile } from '../../../src/features/samples/versions.ts';

/** The versions that every language's samples run with. */
export type Pins = ToolsFile & { python: string; rust: string; node: string; web: string };

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
  const tools = readToolsFile(samplesDir);
  if (!tools) throw new Error('samples/tools.json is missing');
  const npm = (name: string) =>
    found(read('package.json'), new RegExp(`"${name}": "([\\d.]+)"`), 'package.json');
  return {
    ...tools,
    node: npm('@contentauth/c2pa-node'),
    web: npm('@contentauth/c2pa-web'),
    python: found(read('requirements.txt'), /^c2pa-python==([\d.]+)$/m, 'requirements.txt'),
    rust: found(read('Cargo.toml'), /^c2pa = .*"=([\d.]+)"/m, 'Cargo.toml'),
  };
}
