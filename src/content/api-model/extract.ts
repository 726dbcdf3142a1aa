import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExtractorLogLevel, IExtractorConfigPrepareOptions } from '@microsoft/api-extractor';

/** How the copied declarations are read, by API Extractor and by the compiler. */
export const COMPILER_OPTIONS = {
  target: 'es2024',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2024', 'dom', 'dom.iterable'],
  types: ['node'],
  strict: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  noEmit: true,
};

// The enum belongs to a package that's loaded only when something has to be extracted.
const silent = { default: { logLevel: 'none' as ExtractorLogLevel } };

/**
 * Runs API Extractor on one file of types and returns the text of its model, including the types that the package
 * uses but doesn't export. Its messages are about how the package was written, so none are shown.
 * @param copy the package, outside node_modules
 * @param types the file's path, relative to the copy
 */
export async function extractModel(copy: string, types: string): Promise<string> {
  const { Extractor, ExtractorConfig } = await import('@microsoft/api-extractor');
  const main = join(copy, types);
  const output = join(copy, 'model.api.json');
  const options: IExtractorConfigPrepareOptions = {
    configObjectFullPath: join(copy, 'api-extractor.json'),
    packageJsonFullPath: join(copy, 'package.json'),
    configObject: {
      projectFolder: copy,
      mainEntryPointFilePath: main,
      compiler: {
        skipLibCheck: true,
        overrideTsconfig: { files: [main], compilerOptions: COMPILER_OPTIONS },
      },
      apiReport: { enabled: false, reportFileName: 'unused.api.md' },
      docModel: { enabled: true, apiJsonFilePath: output, includeForgottenExports: true },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  };
  Extractor.invoke(ExtractorConfig.prepare(options), {
    localBuild: true,
    messageCallback: (message) => {
      message.handled = true;
    },
  });
  return readFileSync(output, 'utf8');
}
