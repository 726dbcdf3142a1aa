// Shared by the tests of the example services: starting one as a reader would, and sending raw requests.
import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';

export interface Started {
  child: ChildProcess;
  /** The address it reports listening on: `http://127.0.0.1:40123`. */
  address: string;
}

/**
 * Starts a service in a folder and waits for its address.
 * @throws Error with its output if it exits first
 */
export async function startService(
  [program, ...args]: readonly [string, ...string[]],
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<Started> {
  const child = spawn(program, args, { cwd: folder, env });
  let output = '';
  const address = await new Promise<string>((done, failed) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      const [, found] = /listening on (\S+)/.exec(output) ?? [];
      if (found) done(found);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.on('exit', () => failed(new Error(`the service ended\n${output}`)));
  });
  return { child, address };
}

/** Sends text unchanged, because an HTTP client would normalize the address. @returns the whole response */
export async function rawRequest(origin: string, request: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(request);
  let answer = '';
  for await (const part of socket) answer += part;
  return answer;
}
