import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  port: number;
  /** `http://127.0.0.1:40123` */
  origin: string;
  close(): Promise<void>;
}

/** Starts a server on a free port of this machine. */
export async function listening(server: Server = createServer()): Promise<Listening> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** A port that's free now. */
export async function freePort(): Promise<number> {
  const { port, close } = await listening();
  await close();
  return port;
}
