import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { createSiteServer } from '../../src/features/serve/server.ts';
import { builtDir } from '../support/site-pages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The built site's address: `http://127.0.0.1:4567`. */
    origin: string;
  }
}

/** One server for the built site, shared by all engines. */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const server = createSiteServer(builtDir).listen(0, '127.0.0.1');
  await once(server, 'listening');
  provide('origin', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
