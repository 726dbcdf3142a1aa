import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A Vite plugin, as far as it's needed here. */
interface Plugin {
  name: string;
  enforce: 'pre';
  resolveId(source: string, importer: string | undefined): string | undefined;
}

/** Readers save a module that samples share next to the sample; in the project, it stays in samples/shared/web. */
export function sharedBeside(samplesDir: string): Plugin {
  const shared = join(samplesDir, 'shared', 'web');
  return {
    name: 'shared-beside',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.startsWith('./') || !importer || existsSync(join(dirname(importer), source))) return;
      const file = join(shared, source);
      return existsSync(file) ? file : undefined;
    },
  };
}
