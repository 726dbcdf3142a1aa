import type { TestProject } from 'vitest/node';
import { createSiteServer } from '../../src/features/serve/server.ts';
import { listening } from '../support/listening.ts';
import { builtDir } from '../support/site-pages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The built site's address: `http://127.0.0.1:4567`. */
    origin: string;
  }
}

/** One server for the built site, shared by all engines. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { origin, close } = await listening(createSiteServer(builtDir));
  provide('origin', origin);
  return close;
}
