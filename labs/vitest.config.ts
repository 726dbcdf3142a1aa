import { defineConfig } from 'vitest/config';

/** The project's folder is the working directory, as it is for the labs themselves. */
process.chdir('..');

export default defineConfig({ test: { dir: 'labs', testTimeout: 120_000 } });
