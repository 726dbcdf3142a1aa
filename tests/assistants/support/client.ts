import { type ChildProcess, spawn } from 'node:child_process';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

/** A tool's result. The SDK's client has checked `data` against the tool's output schema. */
export interface ToolResult {
  text: string;
  isError: boolean;
  data: Record<string, unknown>;
}

export interface Caller {
  client: Client;
  call(name: string, given?: Record<string, unknown>): Promise<ToolResult>;
  close(): Promise<void>;
}

async function callerOf(client: Client, end: () => void = () => {}): Promise<Caller> {
  // From here on, the client validates structured content.
  await client.listTools();
  return {
    client,
    async call(name, given = {}) {
      const { content, isError, structuredContent } = await client.callTool({ name, arguments: given });
      const text = (content as Array<{ text?: string }>).map((one) => one.text ?? '').join('\n');
      return { text, isError: isError === true, data: (structuredContent ?? {}) as ToolResult['data'] };
    },
    async close() {
      await client.close();
      end();
    },
  };
}

const newClient = () => new Client({ name: 'test', version: '1.0.0' });

/** A separate server, over standard input and output. */
export async function overStdio(program: string, args: string[] = []): Promise<Caller> {
  const client = newClient();
  await client.connect(new StdioClientTransport({ command: program, args, stderr: 'ignore' }));
  return callerOf(client);
}

/** Starts the server with `--http`. @param script for a program that runs it @returns its address */
export async function startHttp(
  program: string,
  args: string[] = [],
  script: string[] = [],
): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(program, [...script, '--http', '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await new Promise<string>((done, failed) => {
    let output = '';
    child.stderr.on('data', (chunk) => {
      output += chunk;
      const [, found] = /Listening at (\S+)/.exec(output) ?? [];
      if (found) done(found);
    });
    child.on('exit', () => failed(new Error(`the server ended: ${output}`)));
  });
  return { url, process: child };
}

/** A client of a running HTTP server. */
export async function overHttp(url: string): Promise<Caller> {
  const client = newClient();
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  return callerOf(client);
}
