import { statSync } from 'node:fs';
import { run } from './run-stages.ts';

const changed = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/**
 * Installs the SDKs that the samples use, when they are missing or older than their lock. Install scripts stay off:
 * the packages carry what those would download.
 * @throws Error when npm cannot install them
 */
export async function ensureSamples(): Promise<void> {
  // npm writes this file at the end of every installation.
  const installed = changed('samples/node_modules/.package-lock.json') ?? 0;
  if (installed >= (changed('samples/package-lock.json') ?? 0)) return;
  const command = ['npm', 'ci', '--prefix', 'samples', '--ignore-scripts'];
  console.log(command.join(' '));
  if ((await run(command)) !== 0) throw new Error(`The samples need their packages: ${command.join(' ')}`);
}
