import { ensureSamplePackages } from '../../../src/content/api-model/sample-packages.ts';

/** Installs the SDKs that the samples use, as the build does for its API reference. @throws ConfigError */
export const ensureSamples = (): Promise<void> => ensureSamplePackages('.');
